"""Reads the index that the Swift compiler writes while it builds: which file refers to which declaration.

The reader is `libIndexStore.so` of the toolchain, through the few functions of its C interface that are named here.
"""

import ctypes
import shutil
from dataclasses import dataclass
from pathlib import Path

DEFINITION = 1 << 1
REFERENCE = 1 << 2
IMPLICIT = 1 << 8
CHILD_OF = 1 << 9
BASE_OF = 1 << 10
OVERRIDE_OF = 1 << 11
CALLED_BY = 1 << 13
EXTENDED_BY = 1 << 14
ACCESSOR_OF = 1 << 15
CONTAINED_BY = 1 << 16

RECORD = 2


class _Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


_Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
_NameVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _Text)


@dataclass(frozen=True)
class Symbol:
    """A declaration: its USR is the compiler's name for exactly one."""

    usr: str
    name: str
    kind: int
    subkind: int


@dataclass(frozen=True)
class Occurrence:
    """A place in a source file that defines a declaration or refers to one; `relations` are (roles, USR)."""

    symbol: Symbol
    roles: int
    line: int
    relations: tuple


def _library():
    swift = shutil.which("swift")
    if swift is None:
        raise SystemExit("coverage: `swift` is not on PATH.")
    path = Path(swift).resolve().parent.parent / "lib" / "libIndexStore.so"
    if not path.exists():
        raise SystemExit(f"coverage: the toolchain has no {path}; install a whole toolchain of swift.org.")
    library = ctypes.CDLL(str(path))
    pointer = ctypes.c_void_p
    shapes = {
        "store_create": (pointer, [ctypes.c_char_p, ctypes.POINTER(pointer)]),
        "store_units_apply_f": (ctypes.c_bool, [pointer, ctypes.c_uint, pointer, _NameVisitor]),
        "unit_reader_create": (pointer, [pointer, ctypes.c_char_p, ctypes.POINTER(pointer)]),
        "unit_reader_dispose": (None, [pointer]),
        "unit_reader_get_main_file": (_Text, [pointer]),
        "unit_reader_get_module_name": (_Text, [pointer]),
        "unit_reader_dependencies_apply_f": (ctypes.c_bool, [pointer, pointer, _Visitor]),
        "unit_dependency_get_kind": (ctypes.c_int, [pointer]),
        "unit_dependency_get_name": (_Text, [pointer]),
        "unit_dependency_get_filepath": (_Text, [pointer]),
        "record_reader_create": (pointer, [pointer, ctypes.c_char_p, ctypes.POINTER(pointer)]),
        "record_reader_dispose": (None, [pointer]),
        "record_reader_occurrences_apply_f": (ctypes.c_bool, [pointer, pointer, _Visitor]),
        "occurrence_get_symbol": (pointer, [pointer]),
        "occurrence_get_roles": (ctypes.c_uint64, [pointer]),
        "occurrence_get_line_col": (None, [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        "occurrence_relations_apply_f": (ctypes.c_bool, [pointer, pointer, _Visitor]),
        "symbol_relation_get_roles": (ctypes.c_uint64, [pointer]),
        "symbol_relation_get_symbol": (pointer, [pointer]),
        "symbol_get_usr": (_Text, [pointer]),
        "symbol_get_name": (_Text, [pointer]),
        "symbol_get_kind": (ctypes.c_int, [pointer]),
        "symbol_get_subkind": (ctypes.c_int, [pointer]),
    }
    functions = {}
    for name, (result, arguments) in shapes.items():
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
        functions[name] = function
    return functions


class IndexStore:
    """The index of one build folder."""

    def __init__(self, path):
        self._call = _library()
        error = ctypes.c_void_p()
        self._store = self._call["store_create"](str(path).encode(), ctypes.byref(error))
        if not self._store:
            raise SystemExit(f"coverage: {path} is no index of a build.")

    def units(self):
        """The compiled files: (module, source file, names of records), for one file after another."""
        names = []
        keep = _NameVisitor(lambda _, name: names.append(str(name)) or True)
        self._call["store_units_apply_f"](self._store, 1, None, keep)
        for name in names:
            error = ctypes.c_void_p()
            unit = self._call["unit_reader_create"](self._store, name.encode(), ctypes.byref(error))
            if not unit:
                continue
            records = []
            main = str(self._call["unit_reader_get_main_file"](unit))
            module = str(self._call["unit_reader_get_module_name"](unit))

            def visit(_, dependency):
                if self._call["unit_dependency_get_kind"](dependency) == RECORD:
                    path = str(self._call["unit_dependency_get_filepath"](dependency))
                    records.append((path, str(self._call["unit_dependency_get_name"](dependency))))
                return True

            if main:
                self._call["unit_reader_dependencies_apply_f"](unit, None, _Visitor(visit))
            self._call["unit_reader_dispose"](unit)
            if main:
                yield module, main, [record for path, record in records if path == main]

    def occurrences(self, record):
        """What stands in one record, in the order of the source."""
        call = self._call
        error = ctypes.c_void_p()
        reader = call["record_reader_create"](self._store, record.encode(), ctypes.byref(error))
        if not reader:
            raise SystemExit(f"coverage: the record {record} of the index cannot be read; build anew.")
        symbols, found = {}, []
        line, column = ctypes.c_uint(), ctypes.c_uint()

        def symbol(pointer):
            if pointer not in symbols:
                symbols[pointer] = Symbol(
                    str(call["symbol_get_usr"](pointer)), str(call["symbol_get_name"](pointer)),
                    call["symbol_get_kind"](pointer), call["symbol_get_subkind"](pointer))
            return symbols[pointer]

        relations = []

        def relate(_, relation):
            related = symbol(call["symbol_relation_get_symbol"](relation))
            relations.append((call["symbol_relation_get_roles"](relation), related.usr))
            return True

        relate_pointer = _Visitor(relate)

        def visit(_, occurrence):
            relations.clear()
            call["occurrence_relations_apply_f"](occurrence, None, relate_pointer)
            call["occurrence_get_line_col"](occurrence, ctypes.byref(line), ctypes.byref(column))
            found.append(Occurrence(
                symbol(call["occurrence_get_symbol"](occurrence)), call["occurrence_get_roles"](occurrence),
                line.value, tuple(relations)))
            return True

        call["record_reader_occurrences_apply_f"](reader, None, _Visitor(visit))
        call["record_reader_dispose"](reader)
        return found

"""The file with what was measured: read, joined, checked, written whole or not at all."""

import json
import math
import os
import re

from catalogue import CONTENDERS, MEASURES
from errors import BenchError

KNOWN = {measure.id for measure in MEASURES}


def read(path):
    """What was measured before; nothing where there is no file.
    - Raises: where the file is not what was written."""
    if not path.exists():
        return {"measures": {}}
    try:
        results = json.loads(path.read_text())
    except ValueError as error:
        raise BenchError(f"{path.name} is no JSON ({error}); restore it with git, or remove it.")
    found = problems(results)
    if found:
        raise BenchError(f"{path.name} is not as make bench writes it: {found[0]} Restore it with git, or remove it.")
    return results


def write(path, results):
    """- Raises: where the results are not sane: nothing is written then."""
    found = problems(results)
    if found:
        raise BenchError(f"What was measured is not sane, and was not written: {' '.join(found)}")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(results, indent=1, sort_keys=True) + "\n")


def write_whole(path, text):
    beside = path.with_name(path.name + ".new")
    beside.write_text(text)
    os.replace(beside, path)


def problems(results):
    """What is wrong with results, as sentences."""
    found = []
    for name, result in results.get("measures", {}).items():
        if name not in KNOWN:
            found.append(f"{name} is no measure.")
            continue
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", str(result.get("date", ""))):
            found.append(f"{name} has no date.")
        rounds = result.get("rounds")
        if not isinstance(rounds, int) or rounds < 1:
            found.append(f"{name} has no number of rounds.")
            continue
        for contender, values in result.get("contenders", {}).items():
            found += [f"{name}, {contender}: {problem}" for problem in contender_problems(contender, values, rounds)]
        if not result.get("contenders"):
            found.append(f"{name} has nobody who was measured.")
    return found


def contender_problems(contender, values, rounds):
    if contender not in CONTENDERS:
        yield "nobody is called that."
    elif "missing" in values:
        if not values["missing"]:
            yield "it does not say why it is missing."
    elif len(values.get("values", [])) != rounds:
        yield f"it has {len(values.get('values', []))} values in {rounds} rounds."
    elif not all(isinstance(value, (int, float)) and math.isfinite(value) for value in values["values"]):
        yield "a value is no number."
    elif not values["low"] <= values["median"] <= values["high"]:
        yield "the median does not lie between the least and the greatest value."

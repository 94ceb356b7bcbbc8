"""Tests of what measures: rounds, sanity of results, goals, the page. Timings are never looked at."""

import json
import tempfile
import unittest
from pathlib import Path

import counts
import page
import results
from catalogue import MEASURES, OURS, asked, failures, ratio
from errors import BenchError, Missing
from rounds import Sample, failed, run

LIST = next(measure for measure in MEASURES if measure.id == "list")
COMPONENTS = next(measure for measure in MEASURES if measure.id == "components")


def one(**contenders):
    """A result of one round with a value for each contender."""
    return {"date": "2026-01-02", "rounds": 1, "contenders": {
        name: {"median": value, "low": value, "high": value, "values": [value]} for name, value in contenders.items()}}


class RoundTests(unittest.TestCase):
    def samples(self, log):
        def taking(name, values):
            def take():
                log.append(name)
                return values.pop(0)
            return take

        return [Sample("list", OURS, taking("ours", [9, 1, 2, 30])), Sample("list", "shell", taking("shell", [9, 4, 5, 6]))]

    def test_contenders_take_turns_and_the_rounds_before_are_not_counted(self):
        log = []
        measured = run(self.samples(log), 3, 1, "list")
        self.assertEqual(log, ["ours", "shell"] * 4)
        self.assertEqual(measured["list"]["contenders"][OURS]["values"], [1, 2, 30])
        self.assertEqual(measured["list"]["contenders"][OURS]["median"], 2)
        self.assertEqual(measured["list"]["contenders"]["shell"]["median"], 5)

    def test_a_peer_that_is_not_there_says_so_and_the_others_are_measured(self):
        def absent():
            raise Missing("qt is not installed")

        samples = [Sample("row", OURS, lambda: 1), Sample("row", "qt", absent)]
        measured = run(samples, 2, 0, "row")
        self.assertEqual(measured["row"]["contenders"]["qt"], {"missing": "qt is not installed"})
        self.assertEqual(measured["row"]["contenders"][OURS]["values"], [1, 1])
        self.assertEqual(failed(samples), [])

    def test_work_of_ours_that_fails_is_told(self):
        def broken():
            raise BenchError("it ended")

        samples = [Sample("row", OURS, broken)]
        run(samples, 1, 0, "row")
        self.assertEqual(failed(samples), ["row: it ended"])

    def test_a_value_is_the_median_of_its_repeats(self):
        values = iter([5, 1, 3])
        sample = Sample("row", OURS, lambda: {"value": next(values), "bodies": 1}, repeats=3)
        run([sample], 1, 0, "row")
        self.assertEqual(sample.result()["median"], 3)
        self.assertEqual(sample.result()["also"], {"bodies": 1})


class ResultTests(unittest.TestCase):
    def test_what_is_measured_is_written_and_read_again(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "Performance.json"
            written = {"measures": {"list": one(vitrine=100.0, shell=500.0)}}
            results.write(path, written)
            self.assertEqual(results.read(path), written)

    def test_fewer_values_than_rounds_no_number_and_unknown_names_are_not_sane(self):
        short = one(vitrine=1.0)
        short["rounds"] = 9
        self.assertIn("1 values in 9 rounds", results.problems({"measures": {"list": short}})[0])
        self.assertIn("no number", results.problems({"measures": {"list": one(vitrine=float("nan"))}})[0])
        self.assertIn("no measure", results.problems({"measures": {"speed": one(vitrine=1.0)}})[0])
        self.assertIn("nobody is called that", results.problems({"measures": {"list": one(somebody=1.0)}})[0])

    def test_nothing_is_written_over_good_results_where_the_new_ones_are_not_sane(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "Performance.json"
            results.write(path, {"measures": {"list": one(vitrine=1.0)}})
            before = path.read_text()
            with self.assertRaises(BenchError):
                results.write(path, {"measures": {"list": one(vitrine=float("inf"))}})
            self.assertEqual(path.read_text(), before)

    def test_the_published_results_are_sane(self):
        path = page.HERE.parent.parent / "Documentation" / "Performance.json"
        if path.exists():
            self.assertEqual(results.problems(json.loads(path.read_text())), [])


class GoalTests(unittest.TestCase):
    def test_a_goal_is_met_at_its_limit(self):
        self.assertEqual(failures(LIST, one(vitrine=120.0, shell=480.0)), [])
        self.assertEqual(len(failures(LIST, one(vitrine=121.0, shell=480.0))), 2)

    def test_more_a_second_is_better(self):
        self.assertEqual(ratio(COMPONENTS, one(vitrine=200.0, shell=20.0), "shell"), 10)
        self.assertEqual(failures(COMPONENTS, one(vitrine=200.0)), [])
        self.assertEqual(len(failures(COMPONENTS, one(vitrine=199.0))), 1)

    def test_a_peer_that_was_not_there_leaves_its_goal_open(self):
        result = one(vitrine=1.0)
        result["contenders"]["shell"] = {"missing": "it is not installed"}
        self.assertEqual(failures(LIST, result), ["chromium-headless-shell was not measured"])

    def test_every_goal_can_be_said(self):
        for measure in MEASURES:
            if measure.goals:
                self.assertTrue(asked(measure))

    def test_reasons_are_of_works_that_exist(self):
        self.assertLessEqual(set(page.reasons()), {measure.id for measure in MEASURES})


class PageTests(unittest.TestCase):
    def test_the_page_has_ratios_goals_and_who_was_missing(self):
        result = one(vitrine=100.0, shell=500.0)
        result["contenders"]["qt"] = {"missing": "PySide6 is not installed"}
        text = page.page({"measures": {"list": result}})
        self.assertIn("**5.00 ×**", text)
        self.assertIn("| yes |", text)
        self.assertIn("PySide6 is not installed", text)
        self.assertIn("not measured", text)


    def test_a_page_of_nothing_says_so(self):
        self.assertIn("Nothing is measured yet", page.page({"measures": {}}))


class CountTests(unittest.TestCase):
    def test_three_per_cent_more_instructions_are_told(self):
        self.assertEqual(counts.more_than({"row": 1000}, {"row": 1030}), [])
        self.assertEqual(len(counts.more_than({"row": 1000}, {"row": 1031})), 1)
        self.assertEqual(counts.more_than({}, {"row": 1031}), [])


if __name__ == "__main__":
    unittest.main()

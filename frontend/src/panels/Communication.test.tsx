/** Collectives and the waits of ranks in them. */

import { expect, test } from "vitest";
import { Report } from "../shell/Report";
import * as fixtures from "../testing/fixtures";
import { mount, textOf } from "../testing/mount";

test("collectives have their notes below their names, and ranks their waits", () => {
  const page = mount(<Report overview={fixtures.gpuTraining()} />);
  expect(textOf(page.querySelector("#communication .panel-note"))).toContain("pair of a step and a group not compared");
  const rows = [...page.querySelectorAll("#communication tbody tr")].map((row) => [...row.children].map(textOf));
  expect(rows[0]![0]).toContain("2 of 8 ranks");
  expect(rows[0]!.slice(1)).toEqual([
    ...["0 (default_pg)", "8", "5", "102 MB", "3.100 ms"],
    ...["2.100 ms", "1.000 ms", "0.900 ms", "2.200 ms", "85.20 GB/s"],
  ]);
  expect(rows[1]!.slice(1)).toEqual(["–", "–", "0.500", "–", "0.250 ms", "–", "–", "0.250 ms", "0 ms", "–"]);
  expect(rows[3]).toEqual(["worker-1", "1", "0 ms", "2.100 ms", "90.0 %"]);
});

test("ranks that are not compared have no table", () => {
  const overview = fixtures.gpuTraining();
  for (const rank of overview.communication!.ranks) Object.assign(rank, { wait_ms: null, transfer_ms: null });
  const page = mount(<Report overview={overview} />);
  expect(page.querySelectorAll("#communication table")).toHaveLength(1);
});

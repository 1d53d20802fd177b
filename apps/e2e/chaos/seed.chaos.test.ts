import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Evidence } from "./run/evidence";
import { judge } from "./run/judge/judge";
import { report } from "./run/report/report";
import { tellStory } from "./run/report/tell-story";
import { runChaos } from "./run/run-chaos";

const MINUTE = 60_000;
/** Replayed as they are: `npm run chaos -- --seed 7 --posts 50 --kills 6 --minutes 1.5`. */
const OPTIONS = { seed: 7, posts: 50, kills: 6, minutes: 1.5 };
const FOLDER = path.resolve(import.meta.dirname, "../../../.takt/chaos/test");

describe(`seed ${OPTIONS.seed}: ${OPTIONS.posts} posts, ${OPTIONS.kills} kills`, () => {
  let evidence: Evidence;
  let answered: Evidence;
  beforeAll(async () => {
    ({ evidence, answered } = await runChaos(OPTIONS, FOLDER, () => {}));
    console.log(report(evidence));
  }, 10 * MINUTE);

  test("web, executor and database were killed, and LinkedIn was at fault", () => {
    expect(new Set(evidence.outages.map(({ part }) => part))).toEqual(
      new Set(["web", "inngest", "database"]),
    );
    expect(evidence.outages).toHaveLength(OPTIONS.kills);
    expect(evidence.calls.filter(({ fault }) => fault !== null).length).toBeGreaterThan(0);
  });

  test("most posts went out", () => {
    expect(evidence.ledger.length).toBeGreaterThan(OPTIONS.posts / 2);
  });

  test("every invariant of publishing was kept", () => {
    expect(judge(evidence).map((violation) => tellStory(evidence, violation))).toEqual([]);
  });

  test("and still is, after users said what is on LinkedIn and published again what is not", () => {
    expect(judge(answered).map((violation) => tellStory(answered, violation))).toEqual([]);
  });
});

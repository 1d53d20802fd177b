import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Evidence } from "./run/evidence";
import { judge } from "./run/judge/judge";
import { LATEST_COMMIT } from "./run/plan/faults";
import { formatReport } from "./run/report/format-report";
import { formatTimeline } from "./run/report/format-timeline";
import { runChaos } from "./run/run-chaos";

const MINUTE_MS = 60_000;
/** The same plan runs with `npm run chaos -- --seed 7 --posts 50 --kills 6 --minutes 1.5`. */
const OPTIONS = { seed: 7, posts: 50, kills: 6, minutes: 1.5 };
const FOLDER = path.resolve(import.meta.dirname, "../../../.takt/chaos/test");

describe(`seed ${OPTIONS.seed}: ${OPTIONS.posts} posts, ${OPTIONS.kills} kills`, () => {
  let evidence: Evidence;
  let answered: Evidence;
  beforeAll(async () => {
    ({ evidence, answered } = await runChaos(OPTIONS, FOLDER, () => {}));
    console.log(formatReport(evidence));
  }, 10 * MINUTE_MS);

  test("web, executor and database were killed, and LinkedIn returned faults", () => {
    expect(new Set(evidence.outages.map(({ part }) => part))).toEqual(
      new Set(["web", "inngest", "database"]),
    );
    expect(evidence.outages).toHaveLength(OPTIONS.kills);
    expect(evidence.calls.filter(({ fault }) => fault !== null).length).toBeGreaterThan(0);
  });

  test("LinkedIn took texts as late as assumed", () => {
    expect(evidence.calls.some(({ fault }) => fault === LATEST_COMMIT)).toBe(true);
  });

  test("most posts were published", () => {
    expect(evidence.ledger.length).toBeGreaterThan(OPTIONS.posts / 2);
  });

  test("posts of workspaces that approve were approved and published", () => {
    const published = evidence.posts.filter(
      ({ status, approval }) => status === "published" && approval === "approved",
    );
    expect(published.length).toBeGreaterThan(0);
  });

  test("webhooks received events, and some again after their receiver had failed", () => {
    const { events, messages, receiverFaults } = evidence;
    expect(receiverFaults.length).toBeGreaterThan(0);
    expect(events.length).toBeGreaterThan(OPTIONS.posts / 2);
    expect(messages.length).toBeGreaterThan(new Set(messages.map(({ id }) => id)).size);
  });

  test("every invariant of publishing and of webhooks holds", () => {
    expect(judge(evidence).map((violation) => formatTimeline(evidence, violation))).toEqual([]);
  });

  test("every invariant still holds after users resolved their unconfirmed posts", () => {
    expect(judge(answered).map((violation) => formatTimeline(answered, violation))).toEqual([]);
  });
});

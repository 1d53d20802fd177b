import { expect, test } from "vitest";
import { judge } from "../judge/judge";
import { sampleEvidence, NOON, LEDGER_POST, POST, UNANSWERED } from "../testing/sample-evidence";
import { formatReport } from "./format-report";
import { formatTimeline } from "./format-timeline";

test("the report names lost, duplicated, failed and unconfirmed posts, and why they were late", () => {
  const unconfirmed = { ...POST, status: "unconfirmed", urn: null, files: 1, resolvable: false } as const;
  const text = formatReport(
    sampleEvidence({
      posts: [unconfirmed],
      attempts: [UNANSWERED.attempt],
      calls: [UNANSWERED.call],
      ledger: [{ ...LEDGER_POST, createdAt: NOON + 9_000 }],
    }),
  );
  expect(text).toContain("lost        0");
  expect(text).toContain("doubled     0");
  expect(text).toMatch(/unconfirmed 1\n {2}k1x00001 media is there {5}LinkedIn: cut/);
  expect(text).toMatch(/a fault of LinkedIn +1 posts, p50 9000 ms/);
});

test("the report says if a post was late for no reason", () => {
  expect(formatReport(sampleEvidence({ ledger: [{ ...LEDGER_POST, createdAt: NOON + 9_000 }] }))).toMatch(
    /nothing +1 posts, p50 9000 ms/,
  );
});

test("the timeline lists attempts, faults, kills and changes in order", () => {
  const doubled = { ...LEDGER_POST, urn: "urn:li:share:2", createdAt: NOON + 900 };
  const outage = { part: "web", how: "kill -9", from: NOON + 105, to: NOON + 3_105 } as const;
  const evidence = sampleEvidence({ ledger: [LEDGER_POST, doubled], outages: [outage] });
  const timeline = formatTimeline(evidence, judge(evidence)[0]!);
  const order = ["user: schedule", "claim: create", "KILL: web", "a create comes in", "share:1", "share:2"];
  const positions = order.map((text) => timeline.indexOf(text));
  expect(positions.every((position) => position > 0)).toBe(true);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
});

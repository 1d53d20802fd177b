import { expect, test } from "vitest";
import { judge } from "../judge/judge";
import { madeUp, NOON, ON_LINKEDIN, POST, UNANSWERED } from "../testing/made-up";
import { report } from "./report";
import { tellStory } from "./tell-story";

test("the figures name what was lost, doubled, failed and asked, and why it was late", () => {
  const asked = { ...POST, status: "unconfirmed", urn: null, files: 1, resolvable: false } as const;
  const text = report(
    madeUp({
      posts: [asked],
      attempts: [UNANSWERED.attempt],
      calls: [UNANSWERED.call],
      ledger: [{ ...ON_LINKEDIN, createdAt: NOON + 9_000 }],
    }),
  );
  expect(text).toContain("lost        0");
  expect(text).toContain("doubled     0");
  expect(text).toMatch(/unconfirmed 1\n {2}k1x00001 media is there {5}LinkedIn: cut/);
  expect(text).toMatch(/a fault of LinkedIn +1 posts, p50 9000 ms/);
});

test("late for no reason is said to be so", () => {
  expect(report(madeUp({ ledger: [{ ...ON_LINKEDIN, createdAt: NOON + 9_000 }] }))).toMatch(
    /nothing +1 posts, p50 9000 ms/,
  );
});

test("a story tells attempts, faults, kills and moves in their order", () => {
  const doubled = { ...ON_LINKEDIN, urn: "urn:li:share:2", createdAt: NOON + 900 };
  const outage = { part: "web", how: "kill -9", from: NOON + 105, to: NOON + 3_105 } as const;
  const evidence = madeUp({ ledger: [ON_LINKEDIN, doubled], outages: [outage] });
  const story = tellStory(evidence, judge(evidence)[0]!);
  const order = ["user: schedule", "claim: create", "KILL: web", "a create comes in", "share:1", "share:2"];
  const places = order.map((words) => story.indexOf(words));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});

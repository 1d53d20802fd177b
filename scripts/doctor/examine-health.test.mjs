import { expect, test } from "vitest";
import { examineHealth } from "./examine-health.mjs";

const well = { ok: true };

test("a healthy report is one finding", () => {
  expect(examineHealth({ status: "ok", parts: { database: well, jobs: well }, alarms: [] })).toEqual([
    { state: "ok", what: "publishing is well (ok)" },
  ]);
});

test("a report without a sweep so far is not called well", () => {
  const parts = { database: well, jobs: { ok: true, detail: "no sweep yet", known: false } };
  expect(examineHealth({ status: "degraded", parts, alarms: [] })).toMatchObject([
    { state: "note", what: "publishing has just been started (degraded until its first sweep)" },
  ]);
});

test("each failing part is a finding with what to do, bad if it stops publishing and a note otherwise", () => {
  const parts = {
    database: well,
    publishing: { ok: false, detail: "3 overdue" },
    executor: { ok: false, detail: "does not answer" },
  };
  expect(examineHealth({ status: "down", parts, alarms: ["late"] })).toMatchObject([
    { state: "bad", what: "posts: 3 overdue; raised: late" },
    { state: "note", what: "the job executor: does not answer; raised: late" },
  ]);
});

test("without the operator's token the states that everybody sees are a finding", () => {
  const services = { app: "ok", publishing: "down", linkedin: "degraded", mail: "off" };
  expect(examineHealth({ status: "ok", services: { app: "ok" } })).toEqual([
    { state: "ok", what: "publishing is well (ok)" },
  ]);
  expect(examineHealth({ status: "down", services })).toMatchObject([
    {
      state: "bad",
      what: "the app is down: publishing is down, linkedin is degraded",
      todo: expect.stringContaining("HEALTH_TOKEN"),
    },
  ]);
  expect(examineHealth({ status: "degraded", services: { app: "ok" } })).toMatchObject([
    { state: "note", what: "the app is degraded" },
  ]);
});

import { expect, test } from "vitest";
import { readManifest } from "../model/read-manifest";
import { cancelsRun, startsRuns } from "./match-event";
import { failedEvent, newRun } from "./run";

const steps = { step: { id: "step", name: "step", runtime: { type: "http", url: "http://app" } } };
const { specs, refusals } = readManifest([
  { id: "app-any", triggers: [{ event: "post" }], steps },
  {
    id: "app-some",
    triggers: [
      { event: "post", expression: "event.data.kind == 'text' && event.data.n == 2" },
      { event: "other" },
    ],
    steps,
  },
  {
    id: "app-cron",
    triggers: [{ cron: "* * * * *" }],
    steps,
    cancel: [{ event: "stop", if: "event.data.id == async.data.id" }],
  },
  {
    id: "app-any-failure",
    triggers: [{ event: "inngest/function.failed", expression: "event.data.function_id == 'app-any'" }],
    steps,
  },
]);
const event = (name: string, data: Record<string, unknown> = {}) => ({ id: "e", name, data, ts: 0 });
const started = (name: string, data?: Record<string, unknown>) =>
  startsRuns(specs, event(name, data)).map(({ id }) => id);

test("an event starts functions by name and condition, each once", () => {
  expect(refusals).toEqual([]);
  expect(started("post")).toEqual(["app-any"]);
  expect(started("post", { kind: "text", n: 2 })).toEqual(["app-any", "app-some"]);
  expect(started("post", { kind: "text", n: "2" })).toEqual(["app-any"]);
  expect(started("other")).toEqual(["app-some"]);
  expect(started("unknown")).toEqual([]);
  expect(started("inngest/scheduled.timer")).toEqual([]);
});

test("a failed run starts only the onFailure of its own function", () => {
  const [any, some] = specs;
  const failed = (spec: typeof any) =>
    failedEvent(
      { ...newRun(spec!, event("post"), "run", 0, 0), error: { name: "E", message: "m" } },
      "id",
      0,
    );
  expect(startsRuns(specs, failed(any)).map(({ id }) => id)).toEqual(["app-any-failure"]);
  expect(startsRuns(specs, failed(some))).toEqual([]);
  expect(failed(any).data).toMatchObject({
    error: { error: "E: m", name: "E", message: "m", stack: "" },
    run_id: "run",
    event: { name: "post" },
  });
});

test("cancellation compares the run's event with the new one, and fields missing on both sides are equal", () => {
  const cron = specs[2]!;
  const run = (data: Record<string, unknown>) => newRun(cron, event("post", data), "run", 0, 0);
  expect(cancelsRun(cron, run({ id: 1 }), event("stop", { id: 1 }))).toBe(true);
  expect(cancelsRun(cron, run({ id: 1 }), event("stop", { id: 2 }))).toBe(false);
  expect(cancelsRun(cron, run({ id: 1 }), event("other", { id: 1 }))).toBe(false);
  expect(cancelsRun(cron, run({}), event("stop"))).toBe(true);
});

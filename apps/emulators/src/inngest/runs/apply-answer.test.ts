import { describe, expect, test } from "vitest";
import { applyAnswer, wakeRun } from "./apply-answer";
import { newRun, type Answer, type Call, type Run } from "./run";
import { recorded, STEP_A, STEP_B, STEP_NAP } from "../testing/recorded-answers";

const NOW = Date.UTC(2027, 0, 1);
const spec = { id: "app-f", name: "f", triggers: [], maxAttempts: 3, concurrency: [], cancelOn: [] };
const fresh = newRun(spec, { id: "e", name: "go", data: {}, ts: NOW }, "run", 0, NOW);
const body: Call = { step: "step", attempt: 0 };
const apply = (answer: Answer, run: Run = fresh, call = body) =>
  applyAnswer(run, call, answer, { now: NOW, retryDelays: [10, 20] });
const bodyCall = (attempt: number, at: number) => ({ do: "call", call: { step: "step", attempt }, at });

test("a returned value completes the run", () => {
  expect(apply(recorded.returned)).toMatchObject({
    run: { status: "completed", result: "done", endedAt: NOW },
    effects: [],
  });
});

test("the result of a step is stored, and the body is called at once with attempts from 0", () => {
  const { run, effects } = apply(recorded.stepRan, fresh, { step: "step", attempt: 2 });
  expect(run).toMatchObject({
    status: "queued",
    memo: { [STEP_A]: { data: { n: 1 } } },
    stack: [STEP_A],
    names: { [STEP_A]: "a" },
    pending: {},
  });
  expect(effects).toEqual([bodyCall(0, NOW)]);
});

test("the given run is not changed", () => {
  const before = structuredClone(fresh);
  apply(recorded.stepRan);
  apply(recorded.twoPlanned);
  expect(fresh).toEqual(before);
});

test("each planned step is called, and the body only after the last, in order of completion", () => {
  const found = apply(recorded.twoPlanned);
  expect(found.effects).toEqual(
    [STEP_A, STEP_B].map((step) => ({ do: "call", call: { step, attempt: 0 }, at: NOW })),
  );
  const b = { ...recorded.stepRan, body: [{ op: "StepRun", id: STEP_B, data: null }] };
  const one = apply(b, found.run, { step: STEP_B, attempt: 0 });
  expect(one).toMatchObject({ run: { status: "queued", pending: { [STEP_A]: "planned" } }, effects: [] });
  const two = apply(recorded.stepRan, one.run, { step: STEP_A, attempt: 0 });
  expect(two.run.stack).toEqual([STEP_B, STEP_A]);
  expect(two.effects).toEqual([bodyCall(0, NOW)]);
});

test("a planned step that throws is called again by its hash, and its siblings are not", () => {
  const found = apply(recorded.twoPlanned);
  const { run, effects } = apply(recorded.stepThrew, found.run, { step: STEP_A, attempt: 0 });
  expect(effects).toEqual([{ do: "call", call: { step: STEP_A, attempt: 1 }, at: NOW + 10 }]);
  expect(run.pending).toEqual({ [STEP_A]: "planned", [STEP_B]: "planned" });
});

test("sleeps end at their instant to the millisecond and are stored as null", () => {
  expect(apply(recorded.slept).effects).toEqual([{ do: "wake", step: STEP_NAP, at: NOW + 5_400_000 }]);
  const { run, effects } = apply(recorded.sleptUntil);
  expect(run).toMatchObject({ status: "sleeping", pending: { [STEP_NAP]: "sleep" } });
  expect(effects).toEqual([{ do: "wake", step: STEP_NAP, at: Date.UTC(2027, 0, 2, 3, 4, 5, 678) }]);
  const woken = wakeRun(run, STEP_NAP, NOW);
  expect(woken).toMatchObject({
    run: { memo: { [STEP_NAP]: null }, stack: [STEP_NAP], pending: {} },
    effects: [bodyCall(0, NOW)],
  });
});

test("the body waits for a parallel sleep and planned step", () => {
  const { run } = apply(recorded.plannedAndSleep);
  expect(wakeRun(run, STEP_NAP, NOW).effects).toEqual([]);
  const done = apply(recorded.stepRan, run, { step: STEP_A, attempt: 0 });
  expect(done).toMatchObject({ run: { status: "sleeping" }, effects: [] });
  expect(wakeRun(done.run, STEP_NAP, NOW).effects).toEqual([bodyCall(0, NOW)]);
});

test("opts.duration of the specification is read if an SDK sends it", () => {
  const answer = {
    ...recorded.slept,
    body: [{ op: "Sleep", id: STEP_NAP, name: "nap", opts: { duration: "10s" } }],
  };
  expect(apply(answer).effects).toEqual([{ do: "wake", step: STEP_NAP, at: NOW + 10_000 }]);
});

describe("errors", () => {
  test("an error of a step or of the body is retried after the delay of that attempt", () => {
    for (const answer of [recorded.stepThrew, recorded.bodyThrew, { unreachable: "connect ECONNREFUSED" }]) {
      expect(apply(answer).effects).toEqual([bodyCall(1, NOW + 10)]);
      expect(apply(answer, fresh, { step: "step", attempt: 1 }).effects).toEqual([bodyCall(2, NOW + 20)]);
      expect(apply(answer)).toMatchObject({
        run: { status: "sleeping", memo: {}, error: { message: expect.any(String) } },
      });
    }
  });

  test("a run fails with the last error after the last attempt", () => {
    const last = { step: "step", attempt: 2 };
    expect(apply(recorded.bodyThrew, fresh, last)).toMatchObject({
      run: { status: "failed", endedAt: NOW, error: { name: "Error", message: "boom" } },
      effects: [],
    });
    expect(apply({ unreachable: "connect ECONNREFUSED" }, fresh, last)).toMatchObject({
      run: { status: "failed", error: { name: "AppUnreachable" } },
    });
  });

  test("retry-after is read in seconds or as an instant and is never in the past", () => {
    expect(apply(recorded.stepThrewRetryAfter).effects).toEqual([bodyCall(1, NOW + 90_000)]);
    const at = (instant: string) =>
      apply({ ...recorded.bodyThrew, headers: { ...recorded.bodyThrew.headers, "retry-after": instant } })
        .effects;
    expect(at("2027-01-01T06:00:00.000Z")).toEqual([bodyCall(1, NOW + 21_600_000)]);
    expect(at("2020-01-01T00:00:00.000Z")).toEqual([bodyCall(1, NOW)]);
  });

  test("a failed step is stored as an error, and the body may catch it", () => {
    const { run, effects } = apply(recorded.stepFailed);
    expect(run.memo[STEP_A]).toMatchObject({ error: { name: "NonRetriableError", message: "no" } });
    expect(effects).toEqual([bodyCall(0, NOW)]);
  });

  test("a final error of the body ends the run, and a 400 or 404 without that header is retried", () => {
    expect(apply(recorded.bodyFailed)).toMatchObject({
      run: { status: "failed", error: { name: "NonRetriableError" } },
      effects: [],
    });
    for (const status of [400, 404, 401, 502, 503]) {
      expect(apply({ status, headers: {}, body: "Bad gateway" }).effects).toEqual([bodyCall(1, NOW + 10)]);
    }
  });

  test.each([
    ["the operation WaitForEvent", recorded.waits],
    ["request version 1", { ...recorded.twoPlanned, headers: { "x-inngest-req-version": "1" } }],
    [
      "parallelMode",
      { ...recorded.twoPlanned, body: [{ op: "StepPlanned", id: STEP_A, opts: { parallelMode: "race" } }] },
    ],
    ["a sleep called", { ...recorded.slept, body: [{ op: "Sleep", id: STEP_A, name: "soon" }] }],
    ["a streaming answer", { ...recorded.returned, status: 201 }],
    ["a 206 answer without operations", { ...recorded.slept, body: [] }],
  ])("an unsupported answer ends the run and is named: %s", (words, answer) => {
    const { run } = apply(answer);
    expect(run).toMatchObject({
      status: "failed",
      error: { name: "UnsupportedByLocalExecutor", message: expect.stringContaining(words) },
    });
  });
});

import type { Answer } from "../runs/run";

/** Answers as SDK 4.24.0 sent them (stacks shortened), by what the function did. Used by tests. */
const A = "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8";
const B = "e9d71f5ee7c92d6dc9e92ffdad17b8bd49418f98";
const NAP = "c2640f79b4ed481b838ce4ad75330aa3f825d4d9";
const version = { "x-inngest-req-version": "2" };
const again = { ...version, "x-inngest-no-retry": "false" };
const final = { ...version, "x-inngest-no-retry": "true" };
const planned = (id: string, name: string) => ({
  displayName: name,
  op: "StepPlanned",
  id,
  name,
  opts: {},
  userland: { id: name },
  data: null,
});
const error = (name: string, message: string) => ({
  name,
  message,
  stack: `${name}: ${message}\n    at step.fn`,
  __serialized: true,
});
const ran = { id: A, name: "a", opts: {}, displayName: "a", userland: { id: "a" } };
const sleep = (name: string) => ({
  displayName: "nap",
  op: "Sleep",
  id: NAP,
  name,
  opts: {},
  userland: { id: "nap" },
  data: null,
});

type Recorded = Exclude<Answer, { unreachable: string }>;
const record = (status: number, headers: Record<string, string>, body: unknown): Recorded => ({
  status,
  headers,
  body,
});

export const STEP_A = A;
export const STEP_B = B;
export const STEP_NAP = NAP;

export const recorded = {
  returned: record(200, version, "done"),
  stepRan: record(206, version, [
    { ...ran, op: "StepRun", data: { n: 1 }, timing: { a: 1795240137615000000, b: 0 } },
  ]),
  twoPlanned: record(206, version, [planned(A, "a"), planned(B, "b")]),
  plannedAndSleep: record(206, version, [planned(A, "a"), sleep("1h")]),
  slept: record(206, version, [sleep("1h30m")]),
  sleptUntil: record(206, version, [sleep("2027-01-02T03:04:05.678Z")]),
  stepThrew: record(206, again, [
    {
      ...ran,
      op: "StepError",
      error: error("TypeError", "boom"),
      timing: { a: 1795240137655000000, b: 0 },
      data: null,
    },
  ]),
  stepThrewRetryAfter: record(206, { ...again, "retry-after": "90" }, [
    {
      ...ran,
      op: "StepError",
      error: error("RetryAfterError", "busy"),
      timing: { a: 1795240137713000000, b: 0 },
      data: null,
    },
  ]),
  stepFailed: record(206, final, [
    {
      ...ran,
      op: "StepFailed",
      error: error("NonRetriableError", "no"),
      data: { __serialized: true, name: "NonRetriableError", message: "no", stack: "" },
    },
  ]),
  bodyThrew: record(500, again, error("Error", "boom")),
  bodyFailed: record(400, final, error("NonRetriableError", "no")),
  waits: record(206, version, [
    {
      displayName: "w",
      op: "WaitForEvent",
      id: "aff0",
      name: "x",
      opts: { timeout: "1h" },
      userland: { id: "w" },
      data: null,
    },
  ]),
};

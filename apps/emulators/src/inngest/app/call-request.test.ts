import { expect, test } from "vitest";
import { newRun } from "../runs/run";
import { callRequest } from "./make-call";

const spec = { id: "app-f", name: "f", triggers: [], maxAttempts: 3, concurrency: [], cancelOn: [] };
const event = { id: "e", name: "go", data: { n: 1 }, ts: 5 };
const run = { ...newRun(spec, event, "run", 0, 0), memo: { a1: { data: 1 }, b2: null }, stack: ["b2", "a1"] };

test("the request has the SDK's shape without ctx.fn_id, which would enable checkpointing", () => {
  expect(callRequest(run, { step: "step", attempt: 2 })).toEqual({
    version: -1,
    event,
    events: [event],
    steps: { a1: { data: 1 }, b2: null },
    defers: {},
    use_api: false,
    ctx: {
      run_id: "run",
      env: "",
      step_id: "step",
      attempt: 2,
      max_attempts: 3,
      disable_immediate_execution: false,
      use_api: false,
      stack: { stack: ["b2", "a1"], current: 2 },
    },
  });
});

test("a planned step is requested with immediate execution off, as by the real server", () => {
  expect(callRequest(run, { step: "c3", attempt: 0 })).toMatchObject({
    ctx: { step_id: "c3", disable_immediate_execution: true },
  });
});

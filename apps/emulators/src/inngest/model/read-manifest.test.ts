import { expect, test } from "vitest";
import { readManifest } from "./read-manifest";

const good = {
  id: "app-f",
  name: "f",
  triggers: [{ event: "go" }],
  steps: {
    step: {
      id: "step",
      name: "step",
      runtime: { type: "http", url: "http://app/api/inngest?fnId=app-f&stepId=step" },
    },
  },
};
const refused = (part: object) => readManifest([{ ...good, ...part }]).refusals.map(({ field }) => field);
const spec = (part: object) => readManifest([{ ...good, ...part }]).specs[0];
const steps = (part: object) => ({ steps: { step: { ...good.steps.step, ...part } } });

test("a plain function has five attempts and no limits", () => {
  expect(readManifest([good])).toEqual({
    specs: [
      {
        id: "app-f",
        name: "f",
        triggers: [{ event: "go", when: [] }],
        maxAttempts: 5,
        concurrency: [],
        cancelOn: [],
      },
    ],
    refusals: [],
  });
});

test("retries are the attempts after the first", () => {
  expect(spec(steps({ retries: { attempts: 0 } }))?.maxAttempts).toBe(1);
  expect(spec(steps({ retries: { attempts: 7 } }))?.maxAttempts).toBe(8);
  expect(refused(steps({ retries: { attempts: 21 } }))).toEqual(["retries"]);
});

test("each unsupported field is refused by name", () => {
  for (const field of [
    "idempotency",
    "batchEvents",
    "rateLimit",
    "throttle",
    "debounce",
    "priority",
    "timeouts",
    "singleton",
    "brandNew",
  ]) {
    expect(refused({ [field]: {} })).toEqual([field]);
  }
});

test("concurrency is a number or one or two limits with a plain key, and nothing else", () => {
  expect(spec({ concurrency: 5 })?.concurrency).toEqual([{ limit: 5, key: null }]);
  expect(
    spec({ concurrency: [{ limit: 1, key: "event.data.accountId", scope: "fn" }, { limit: 9 }] })
      ?.concurrency,
  ).toEqual([
    { limit: 1, key: ["data", "accountId"] },
    { limit: 9, key: null },
  ]);
  expect(refused({ concurrency: { limit: 1, scope: "env" } })).toEqual(["concurrency[0].scope"]);
  expect(refused({ concurrency: { limit: 1, key: '"constant"' } })).toEqual(["concurrency[0].key"]);
  expect(refused({ concurrency: { limit: 1, key: "event.data.a + event.data.b" } })).toEqual([
    "concurrency[0].key",
  ]);
  expect(refused({ concurrency: 0 })).toEqual(["concurrency[0].limit"]);
  expect(refused({ concurrency: [1, 2, 3] })).toEqual(["concurrency"]);
});

test("a trigger is a cron pattern with a zone or an event with conditions of equal paths, and nothing else", () => {
  expect(spec({ triggers: [{ cron: "TZ=Europe/Berlin */5 9-17 * * MON-FRI" }] })?.triggers).toMatchObject([
    { pattern: "*/5 9-17 * * MON-FRI", zone: "Europe/Berlin" },
  ]);
  for (const cron of [
    "@hourly",
    "* * * * * *",
    "61 * * * *",
    "0 0 L * *",
    "0 0 * * 5#2",
    "TZ=Nowhere/Land * * * * *",
    "CRON_TZ=UTC * * * * *",
  ]) {
    expect([cron, refused({ triggers: [{ cron }] })]).toEqual([cron, ["triggers[0].cron"]]);
  }
  expect(refused({ triggers: [{ cron: "* * * * *", jitter: "30s" }] })).toEqual(["triggers[0].jitter"]);
  expect(refused({ triggers: [{ event: "app/*" }] })).toEqual(["triggers[0].event"]);
  expect(refused({ triggers: [{ event: "inngest/function.finished" }] })).toEqual(["triggers[0].event"]);
  expect(refused({ triggers: [{ event: "go", expression: "event.data.n > 1" }] })).toEqual([
    "triggers[0].expression",
  ]);
  expect(refused({ triggers: [] })).toEqual(["triggers"]);
});

test("cancelOn compares paths of both events and has no timeout", () => {
  expect(spec({ cancel: [{ event: "stop", if: "event.data.id == async.data.id" }] })?.cancelOn).toMatchObject(
    [{ event: "stop" }],
  );
  expect(refused({ cancel: [{ event: "stop", timeout: "1h" }] })).toEqual(["cancelOn[0].timeout"]);
  expect(refused({ cancel: [{ event: "stop", if: "async.data.id != 1" }] })).toEqual(["cancelOn[0].if"]);
});

test("an invalid shape is refused and does not throw", () => {
  for (const functions of [undefined, {}, [null], [7], [{}]])
    expect(readManifest(functions).refusals.length).toBeGreaterThan(0);
  expect(refused({ steps: { step: { runtime: { type: "ws", url: "ws://" } } } })).toEqual([
    "steps.step.runtime.type",
  ]);
  expect(readManifest([good, good]).refusals).toMatchObject([{ function: "app-f", field: "id" }]);
});

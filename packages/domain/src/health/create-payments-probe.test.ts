import { expect, test } from "vitest";
import { captureLog } from "../testing/capture-log";
import { fakePayments } from "../testing/fake-payments";
import { createPaymentsProbe } from "./create-payments-probe";

const MINUTE_MS = 60_000;

function start(expected = true) {
  const payments = fakePayments();
  const { log, entries } = captureLog();
  let now = 0;
  const probe = createPaymentsProbe({ payments, clock: { now: () => now }, log, expected });
  return {
    payments,
    entries,
    calls: () => payments.state.calls.length,
    /** Lets time pass and reads the probe, then again once the answer has arrived. */
    async readAfter(ms: number) {
      now += ms;
      const before = probe();
      await new Promise(setImmediate);
      return [before.kind, probe().kind];
    },
  };
}

test("nothing is known before the first answer, and it is asked for once in five minutes", async () => {
  const { readAfter, calls } = start();
  expect(await readAfter(0)).toEqual(["unknown", "ok"]);
  expect(await readAfter(4 * MINUTE_MS)).toEqual(["ok", "ok"]);
  expect(calls()).toBe(1);
  expect(await readAfter(MINUTE_MS)).toEqual(["ok", "ok"]);
  expect(calls()).toBe(2);
});

test("a failure is asked for again after a minute", async () => {
  const { payments, readAfter, calls } = start();
  payments.state.failure = { kind: "not_configured", reason: "no prices" };
  expect(await readAfter(0)).toEqual(["unknown", "not_configured"]);
  payments.state.failure = null;
  expect(await readAfter(59_000)).toEqual(["not_configured", "not_configured"]);
  expect(await readAfter(1000)).toEqual(["not_configured", "ok"]);
  expect(calls()).toBe(2);
});

test("a provider that does not answer holds nobody up, and is not asked by everybody", async () => {
  const { payments, readAfter, calls } = start();
  payments.state.before = () => new Promise(() => {});
  for (let count = 0; count < 5; count += 1) expect(await readAfter(1000)).toEqual(["unknown", "unknown"]);
  expect(calls()).toBe(1);
});

test("an error of ours is logged and ends nothing", async () => {
  const { payments, readAfter, entries } = start();
  payments.state.before = () => Promise.reject(new Error("a fault"));
  expect(await readAfter(0)).toEqual(["unknown", "unknown"]);
  expect(JSON.stringify(entries)).toContain("health.payments_not_checked");
  payments.state.before = () => {};
  expect(await readAfter(MINUTE_MS)).toEqual(["unknown", "ok"]);
});

test("where nothing is sold, nobody is asked", async () => {
  const { readAfter, calls } = start(false);
  expect(await readAfter(0)).toEqual(["off", "off"]);
  expect(calls()).toBe(0);
});

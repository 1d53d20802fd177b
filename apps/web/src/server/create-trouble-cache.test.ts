import type { AlarmKind } from "@takt/domain/outbox/ports/mailer";
import { expect, test } from "vitest";
import { createTroubleCache } from "./create-trouble-cache";

/** Creates a cache whose query of the alarms answers what the test sets, or fails. */
function make() {
  const world = { now: 0, queries: 0, alarms: [] as AlarmKind[] | Error, warned: [] as string[] };
  const query = () => {
    world.queries += 1;
    return world.alarms instanceof Error ? Promise.reject(world.alarms) : Promise.resolve(world.alarms);
  };
  const log = { warn: (event: string) => void world.warned.push(event) };
  return { world, trouble: createTroubleCache(query, log, () => world.now) };
}

test("the worst raised alarm is returned, and alarms that do not affect users are ignored", async () => {
  const { world, trouble } = make();
  world.alarms = ["linkedin_version", "executor", "late"];
  expect(await trouble()).toBe("late");
  world.now = 5001;
  world.alarms = ["timezone"];
  expect(await trouble()).toBeNull();
});

test("one query serves five seconds, including callers that arrive while it runs", async () => {
  const { world, trouble } = make();
  await Promise.all([trouble(), trouble()]);
  world.now = 5000;
  await trouble();
  expect(world.queries).toBe(1);
});

test("a query that fails keeps the previous answer until the next one", async () => {
  const { world, trouble } = make();
  world.alarms = new Error("the pool is empty");
  expect(await trouble()).toBeNull();
  world.now = 5001;
  world.alarms = ["jobs"];
  expect(await trouble()).toBe("jobs");
  world.now = 10_002;
  world.alarms = new Error("the pool is empty");
  expect(await trouble()).toBe("jobs");
  expect(world.warned).toEqual(["shell.trouble_unknown", "shell.trouble_unknown"]);
  world.now = 15_003;
  world.alarms = [];
  expect(await trouble()).toBeNull();
});

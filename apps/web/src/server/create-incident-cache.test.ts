import type { AlarmKind } from "@takt/domain/outbox/ports/mailer";
import { expect, test } from "vitest";
import { createIncidentCache } from "./create-incident-cache";

/** Creates a cache whose query of the alarms answers what the test sets, or fails. */
function make() {
  const world = { now: 0, queries: 0, alarms: [] as AlarmKind[] | Error, warned: [] as string[] };
  const query = () => {
    world.queries += 1;
    return world.alarms instanceof Error ? Promise.reject(world.alarms) : Promise.resolve(world.alarms);
  };
  const log = { warn: (event: string) => void world.warned.push(event) };
  return { world, incident: createIncidentCache(query, log, () => world.now) };
}

test("the worst raised alarm is returned, and alarms that do not affect users are ignored", async () => {
  const { world, incident } = make();
  world.alarms = ["linkedin_version", "executor", "late"];
  expect(await incident()).toBe("late");
  world.now = 5001;
  world.alarms = ["timezone"];
  expect(await incident()).toBeNull();
});

test("one query serves five seconds, including callers that arrive while it runs", async () => {
  const { world, incident } = make();
  await Promise.all([incident(), incident()]);
  world.now = 5000;
  await incident();
  expect(world.queries).toBe(1);
});

test("a query that fails keeps the previous answer until the next one", async () => {
  const { world, incident } = make();
  world.alarms = new Error("the pool is empty");
  expect(await incident()).toBeNull();
  world.now = 5001;
  world.alarms = ["jobs"];
  expect(await incident()).toBe("jobs");
  world.now = 10_002;
  world.alarms = new Error("the pool is empty");
  expect(await incident()).toBe("jobs");
  expect(world.warned).toEqual(["shell.incident_unknown", "shell.incident_unknown"]);
  world.now = 15_003;
  world.alarms = [];
  expect(await incident()).toBeNull();
});

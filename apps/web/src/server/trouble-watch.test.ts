import type { AlarmKind } from "@takt/domain/notifications/ports/mailer";
import { expect, test } from "vitest";
import { troubleWatch } from "./trouble-watch";

/** Looks that answer what is set, or fail. */
function make() {
  const world = { now: 0, looks: 0, alarms: [] as AlarmKind[] | Error, warned: [] as string[] };
  const look = () => {
    world.looks += 1;
    return world.alarms instanceof Error ? Promise.reject(world.alarms) : Promise.resolve(world.alarms);
  };
  const log = { warn: (event: string) => void world.warned.push(event) };
  return { world, trouble: troubleWatch(look, log, () => world.now) };
}

test("the worst of what is raised; alarms that are no trouble of users are none", async () => {
  const { world, trouble } = make();
  world.alarms = ["linkedin_version", "executor", "late"];
  expect(await trouble()).toBe("late");
  world.now = 5001;
  world.alarms = ["timezone"];
  expect(await trouble()).toBeNull();
});

test("one look serves five seconds, also those who ask while it is under way", async () => {
  const { world, trouble } = make();
  await Promise.all([trouble(), trouble()]);
  world.now = 5000;
  await trouble();
  expect(world.looks).toBe(1);
});

test("a look that fails fails no page: what was known holds until the next one", async () => {
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

import { afterEach, expect, test } from "vitest";
import { startWorld } from "./testing/start-world";

type World = Awaited<ReturnType<typeof startWorld>>;
let world: World;
const log: string[] = [];
afterEach(async () => {
  log.length = 0;
  await world.close();
});

const HOUR = 3_600_000;

async function startAt(iso: string, cron: string, more: { cron: string }[] = []) {
  world = await startWorld((client) => [
    client.createFunction({ id: "sweep", triggers: [{ cron }, ...more] }, async ({ event, step }) => {
      await step.run("note", () => log.push(String(event.id)));
    }),
  ]);
  const { now } = await world.control.tick(0);
  await world.post("/_emulator/tick", { ms: Date.parse(iso) - now, skipCrons: true });
}

test("nine in Berlin stays nine over the change to summer time, and back to winter time", async () => {
  await startAt("2027-03-27T00:00:00Z", "TZ=Europe/Berlin 0 9 * * *");
  await world.control.tick(72 * HOUR);
  expect(log).toEqual(["2027-03-27T08:00:00.000Z", "2027-03-28T07:00:00.000Z", "2027-03-29T07:00:00.000Z"]);
  const { now } = await world.control.tick(0);
  await world.post("/_emulator/tick", { ms: Date.parse("2027-10-30T00:00:00Z") - now, skipCrons: true });
  log.length = 0;
  await world.control.tick(72 * HOUR);
  expect(log).toEqual(["2027-10-30T07:00:00.000Z", "2027-10-31T08:00:00.000Z", "2027-11-01T08:00:00.000Z"]);
});

test("a line for each half hour loses and repeats none over the change", async () => {
  await startAt("2027-10-30T23:45:00Z", "TZ=Europe/Berlin */30 * * * *");
  await world.control.tick(2.5 * HOUR);
  expect(log).toEqual(
    ["00:00", "00:30", "01:00", "01:30", "02:00"].map((time) => `2027-10-31T${time}:00.000Z`),
  );
  expect((await world.state()).functions[0]?.lastCronFire).toBe("2027-10-31T02:00:00.000Z");
});

test("without TZ= it is UTC, and two lines of one function both fire", async () => {
  await startAt("2027-06-01T08:59:00Z", "0 9 * * *", [{ cron: "TZ=America/New_York 30 5 * * MON-FRI" }]);
  await world.control.tick(HOUR);
  expect(log).toEqual(["2027-06-01T09:00:00.000Z", "2027-06-01T09:30:00.000Z"]);
});

test("a reset forgets fires and runs, and lines go on firing", async () => {
  await startAt("2027-06-01T08:59:00Z", "* * * * *");
  await world.control.tick(60_000);
  await world.control.reset();
  expect((await world.state()).functions[0]?.lastCronFire).toBeNull();
  expect((await world.state()).runs.completed).toBe(0);
  await world.control.tick(60_000);
  expect((await world.state()).runs.completed).toBe(1);
});

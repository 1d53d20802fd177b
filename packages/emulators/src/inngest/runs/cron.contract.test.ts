import { afterEach, expect, test } from "vitest";
import { startHarness } from "../testing/start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
let harness: Harness;
const log: string[] = [];
afterEach(async () => {
  log.length = 0;
  await harness.close();
});

const HOUR = 3_600_000;

async function startAt(iso: string, cron: string, more: { cron: string }[] = []) {
  harness = await startHarness((client) => [
    client.createFunction({ id: "sweep", triggers: [{ cron }, ...more] }, async ({ event, step }) => {
      await step.run("note", () => log.push(String(event.id)));
    }),
  ]);
  const { now } = await harness.control.tick(0);
  await harness.post("/_emulator/tick", { ms: Date.parse(iso) - now, skipCrons: true });
}

test("nine o'clock in Berlin stays nine over both changes of daylight saving time", async () => {
  await startAt("2027-03-27T00:00:00Z", "TZ=Europe/Berlin 0 9 * * *");
  await harness.control.tick(72 * HOUR);
  expect(log).toEqual(["2027-03-27T08:00:00.000Z", "2027-03-28T07:00:00.000Z", "2027-03-29T07:00:00.000Z"]);
  const { now } = await harness.control.tick(0);
  await harness.post("/_emulator/tick", { ms: Date.parse("2027-10-30T00:00:00Z") - now, skipCrons: true });
  log.length = 0;
  await harness.control.tick(72 * HOUR);
  expect(log).toEqual(["2027-10-30T07:00:00.000Z", "2027-10-31T08:00:00.000Z", "2027-11-01T08:00:00.000Z"]);
});

test("a half-hourly cron trigger skips and repeats no fire over the change", async () => {
  await startAt("2027-10-30T23:45:00Z", "TZ=Europe/Berlin */30 * * * *");
  await harness.control.tick(2.5 * HOUR);
  expect(log).toEqual(
    ["00:00", "00:30", "01:00", "01:30", "02:00"].map((time) => `2027-10-31T${time}:00.000Z`),
  );
  expect((await harness.state()).functions[0]?.lastCronFire).toBe("2027-10-31T02:00:00.000Z");
});

test("a cron trigger without TZ= is in UTC, and two triggers of one function both fire", async () => {
  await startAt("2027-06-01T08:59:00Z", "0 9 * * *", [{ cron: "TZ=America/New_York 30 5 * * MON-FRI" }]);
  await harness.control.tick(HOUR);
  expect(log).toEqual(["2027-06-01T09:00:00.000Z", "2027-06-01T09:30:00.000Z"]);
});

test("a reset clears fires and runs, and cron triggers keep firing", async () => {
  await startAt("2027-06-01T08:59:00Z", "* * * * *");
  await harness.control.tick(60_000);
  await harness.control.reset();
  expect((await harness.state()).functions[0]?.lastCronFire).toBeNull();
  expect((await harness.state()).runs.completed).toBe(0);
  await harness.control.tick(60_000);
  expect((await harness.state()).runs.completed).toBe(1);
});

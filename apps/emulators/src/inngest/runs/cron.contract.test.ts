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

/** Next year, because the emulator's clock begins now and only goes forward. */
const YEAR = new Date().getUTCFullYear() + 1;
/** When the clocks change in Europe: at one o'clock UTC of the last Sunday of March and October. */
const SPRING = lastSunday(3);
const AUTUMN = lastSunday(10);

function lastSunday(month: number): number {
  const last = new Date(Date.UTC(YEAR, month, 0));
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
}

/** Returns an instant some hours before or after the midnight (UTC) before the clocks change, as ISO 8601. */
const at = (midnight: number, hours: number) => new Date(midnight + hours * HOUR).toISOString();

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
  await startAt(at(SPRING, -24), "TZ=Europe/Berlin 0 9 * * *");
  await harness.control.tick(72 * HOUR);
  expect(log).toEqual([-24 + 8, 7, 24 + 7].map((hours) => at(SPRING, hours)));
  const { now } = await harness.control.tick(0);
  await harness.post("/_emulator/tick", { ms: AUTUMN - 24 * HOUR - now, skipCrons: true });
  log.length = 0;
  await harness.control.tick(72 * HOUR);
  expect(log).toEqual([-24 + 7, 8, 24 + 8].map((hours) => at(AUTUMN, hours)));
});

test("a half-hourly cron trigger skips and repeats no fire over the change", async () => {
  await startAt(at(AUTUMN, -0.25), "TZ=Europe/Berlin */30 * * * *");
  await harness.control.tick(2.5 * HOUR);
  expect(log).toEqual([0, 0.5, 1, 1.5, 2].map((hours) => at(AUTUMN, hours)));
  expect((await harness.state()).functions[0]?.lastCronFire).toBe(at(AUTUMN, 2));
});

test("a cron trigger without TZ= is in UTC, and two triggers of one function both fire", async () => {
  await startAt(`${YEAR}-06-01T08:59:00Z`, "0 9 * * *", [{ cron: "TZ=America/New_York 30 5 * * *" }]);
  await harness.control.tick(HOUR);
  expect(log).toEqual([`${YEAR}-06-01T09:00:00.000Z`, `${YEAR}-06-01T09:30:00.000Z`]);
});

test("a reset clears fires and runs, and cron triggers keep firing", async () => {
  await startAt(`${YEAR}-06-01T08:59:00Z`, "* * * * *");
  await harness.control.tick(60_000);
  await harness.control.reset();
  expect((await harness.state()).functions[0]?.lastCronFire).toBeNull();
  expect((await harness.state()).runs.completed).toBe(0);
  await harness.control.tick(60_000);
  expect((await harness.state()).runs.completed).toBe(1);
});

test("a cron trigger that is fired by hand starts a run now, and its own time stays", async () => {
  await startAt(`${YEAR}-06-01T08:59:00Z`, "0 9 * * *");
  await harness.control.fire("sweep");
  await expect.poll(() => log.length).toBe(1);
  await harness.control.tick(60_000);
  expect(log.at(-1)).toBe(`${YEAR}-06-01T09:00:00.000Z`);
  expect(log).toHaveLength(2);
  await expect(harness.control.fire("nothing")).rejects.toThrow("no function nothing has a cron trigger");
});

import { sql } from "@takt/db/sql";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { isQuiet } from "../../slots/model/quiet-hours";
import { deferInQuietHours } from "./defer-in-quiet-hours";

const database = useTestDatabase();

async function deferred(planned: string, from: string | null, to: string | null, zone = "Europe/Berlin") {
  const [row] = await database.db.$queryRaw<{ at: Date }[]>`
    select ${deferInQuietHours(sql`${new Date(planned)}::timestamptz`, sql`${zone}::text`, {
      from: sql`${from}::text`,
      to: sql`${to}::text`,
    })} as at`;
  return row!.at.toISOString();
}

test.each([
  // In Berlin it is an hour later.
  ["2026-11-27T20:59:00Z", "22:00", "07:00", "2026-11-27T20:59:00.000Z"],
  ["2026-11-27T21:00:00Z", "22:00", "07:00", "2026-11-28T06:00:00.000Z"],
  ["2026-11-27T23:30:00Z", "22:00", "07:00", "2026-11-28T06:00:00.000Z"],
  ["2026-11-28T05:59:59Z", "22:00", "07:00", "2026-11-28T06:00:00.000Z"],
  ["2026-11-28T06:00:00Z", "22:00", "07:00", "2026-11-28T06:00:00.000Z"],
  ["2026-11-27T11:10:00Z", "12:00", "13:30", "2026-11-27T12:30:00.000Z"],
  ["2026-11-27T12:30:00Z", "12:00", "13:30", "2026-11-27T12:30:00.000Z"],
  ["2026-11-27T23:30:00Z", null, null, "2026-11-27T23:30:00.000Z"],
  ["2026-11-27T23:30:00Z", "22:00", null, "2026-11-27T23:30:00.000Z"],
])("a reminder at %s in quiet hours from %s to %s is due at %s", async (planned, from, to, due) => {
  expect(await deferred(planned, from, to)).toBe(due);
});

test("quiet hours end by the clock on the wall, also in the night in which the clocks change", async () => {
  expect(await deferred("2026-10-24T21:00:00Z", "22:00", "07:00")).toBe("2026-10-25T06:00:00.000Z");
  expect(await deferred("2026-10-24T21:00:00Z", "22:00", "07:00", "UTC")).toBe("2026-10-24T21:00:00.000Z");
});

test("what is deferred is what slots leave out, every half hour of a day", async () => {
  for (const quiet of [
    { from: "22:00", to: "07:00" },
    { from: "12:30", to: "13:30" },
  ])
    for (let n = 0; n < 48; n++) {
      const planned = new Date(Date.UTC(2026, 10, 27, 0, 30 * n)).toISOString();
      const due = await deferred(planned, quiet.from, quiet.to, "UTC");
      expect(due !== planned, `${planned} ${quiet.from}`).toBe(isQuiet(planned.slice(11, 16), quiet));
    }
});

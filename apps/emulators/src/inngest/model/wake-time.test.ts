import { expect, test } from "vitest";
import { nextFire } from "./next-fire";
import { ulid } from "./ulid";
import { wakeTime } from "../runs/read-operations";

test("the SDK's durations are parsed, and instants to the millisecond", () => {
  expect(wakeTime("1h30m", 1000)).toBe(5_401_000);
  expect(wakeTime("1w2d3h4m5s", 0)).toBe(((9 * 24 + 3) * 60 + 4) * 60_000 + 5000);
  expect(wakeTime("2027-01-02T03:04:05.678Z", 0)).toBe(Date.UTC(2027, 0, 2, 3, 4, 5, 678));
  for (const name of ["", "soon", "1x", "h", "1.5h", "90"])
    expect([name, wakeTime(name, 0)]).toEqual([name, null]);
});

test("a skipped wall time fires after the gap, a repeated one once", () => {
  const line = { pattern: "30 2 * * *", zone: "Europe/Berlin" };
  expect(nextFire(line, Date.UTC(2027, 2, 27, 12))).toBe(Date.UTC(2027, 2, 28, 1));
  const first = nextFire(line, Date.UTC(2027, 9, 30, 12)) ?? 0;
  expect(first).toBe(Date.UTC(2027, 9, 31, 0, 30));
  expect(nextFire(line, first)).toBe(Date.UTC(2027, 10, 1, 1, 30));
});

test("ULIDs sort by time and repeat for the same entropy", () => {
  expect(ulid(1)).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(ulid(1) < ulid(2)).toBe(true);
  expect(ulid(1)).not.toBe(ulid(1));
  expect(ulid(0, new Uint8Array(10))).toBe("0".repeat(26));
  expect(ulid(2 ** 48 - 1, new Uint8Array(10).fill(255))).toBe(`7${"Z".repeat(25)}`);
});

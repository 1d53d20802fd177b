import fc from "fast-check";
import { expect, test } from "vitest";
import { retryTime } from "./retry-time";

const NOW = Date.parse("2026-11-21T22:15:00Z");
const at = (retryAfter: string | undefined, message = "") =>
  retryTime({ retryAfter, message }, NOW, 0.5).toISOString();
const MINUTE = "2026-11-21T22:16:15.000Z";

test.each([
  ["3600", "2026-11-21T23:15:00.000Z"],
  [" 5 ", "2026-11-21T22:15:05.000Z"],
  ["Sat, 21 Nov 2026 23:00:00 GMT", "2026-11-21T23:00:00.000Z"],
  // The maximum is a week.
  ["99999999999999999999", "2026-11-28T22:15:00.000Z"],
  // Unusable values count as missing.
  ["0", MINUTE],
  ["-5", MINUTE],
  ["soon", MINUTE],
  ["", MINUTE],
  ["Sat, 21 Nov 2026 10:00:00 GMT", MINUTE],
  [undefined, MINUTE],
])("the Retry-After header %j is read", (header, wanted) => {
  expect(at(header)).toBe(wanted);
});

test("a daily limit ends within ten minutes after midnight UTC in every server time zone", () => {
  const message = "Resource level throttle MEMBER DAY limit for calls to this resource is reached.";
  expect(at(undefined, message)).toBe("2026-11-22T00:05:00.000Z");
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (now, random) => {
        const until = retryTime({ message }, now.getTime(), random);
        const midnight = new Date(now);
        midnight.setUTCHours(24, 0, 0, 0);
        const after = until.getTime() - midnight.getTime();
        return after >= 0 && after < 600_000;
      },
    ),
    { seed: 20_261_127 },
  );
});

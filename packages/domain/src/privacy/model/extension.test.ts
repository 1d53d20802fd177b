import { expect, test } from "vitest";
import { dueDate } from "./due-date";
import { extendedDueDate, extensionDays } from "./extension";

const createdAt = new Date("2026-11-25T10:00:00Z");
const dueAt = dueDate(createdAt);
const REQUEST = { createdAt, dueAt, extendedAt: null, verifiedAt: createdAt, closed: false };

test("an answer may be extended by a day up to two months", () => {
  expect(dueAt.toISOString()).toBe("2026-12-25T10:00:00.000Z");
  expect(extensionDays(REQUEST, createdAt)).toEqual({ first: "2026-12-26", last: "2027-02-25" });
  expect(extendedDueDate(REQUEST, "2027-02-25").toISOString()).toBe("2027-02-25T10:00:00.000Z");
});

test("two months after the last day of a long month end on the last day of a short one", () => {
  const due = new Date("2026-12-31T10:00:00Z");
  const received = new Date("2026-12-01T10:00:00Z");
  const days = extensionDays({ ...REQUEST, createdAt: received, dueAt: due }, received);
  expect(days).toEqual({ first: "2027-01-01", last: "2027-02-28" });
});

test("an answer may be extended within the first month only", () => {
  expect(extensionDays(REQUEST, new Date(dueAt.getTime() - 1))).not.toBeNull();
  expect(extensionDays(REQUEST, dueAt)).toBeNull();
});

test("a request that was extended, is closed or not verified is not extended", () => {
  for (const changed of [{ extendedAt: createdAt }, { closed: true }, { verifiedAt: null }])
    expect(extensionDays({ ...REQUEST, ...changed }, createdAt)).toBeNull();
});

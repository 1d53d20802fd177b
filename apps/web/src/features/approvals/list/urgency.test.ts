import { expect, test } from "vitest";
import { toUrgency } from "./urgency";

const NOW = new Date("2027-01-04T09:00:00Z");

test.each([
  ["2027-01-04T09:00:00Z", "overdue"],
  ["2027-01-04T09:00:01Z", "soon"],
  ["2027-01-05T09:00:00Z", "soon"],
  ["2027-01-05T09:00:01Z", "later"],
])("a post that goes out at %s is %s", (at, urgency) => {
  expect(toUrgency({ status: "scheduled", scheduledAt: new Date(at) }, NOW)).toBe(urgency);
});

test("a draft has no time, also where it had one", () => {
  expect(toUrgency({ status: "draft", scheduledAt: null }, NOW)).toBe("anytime");
  expect(toUrgency({ status: "draft", scheduledAt: NOW }, NOW)).toBe("anytime");
});

test("before the time is known, nothing is urgent", () => {
  expect(toUrgency({ status: "scheduled", scheduledAt: NOW }, null)).toBe("later");
});

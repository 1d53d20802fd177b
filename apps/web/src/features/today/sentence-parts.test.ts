import { expect, test } from "vitest";
import { greetedName, partOfDay, sentenceParts } from "./sentence-parts";

const ZONE = "Europe/Berlin";
const post = (
  status: "scheduled" | "publishing" | "published" | "failed" | "unconfirmed" | "cancelled",
  at: string,
) => ({
  status,
  scheduledAt: new Date(at),
});
const parts = (posts: Parameters<typeof sentenceParts>[0]["posts"], needs = 0) =>
  sentenceParts({ posts, today: "2026-11-26", zone: ZONE, needs }).map(({ key, count }) => `${key} ${count}`);

test("nothing planned and nothing out is said as well", () => {
  expect(parts([])).toEqual(["none 0"]);
});

test("today's posts are out, planned, or both", () => {
  const out = post("published", "2026-11-26T07:00:00Z");
  const planned = post("scheduled", "2026-11-26T20:00:00Z");
  expect(parts([out, out])).toEqual(["out 2"]);
  expect(parts([planned, post("publishing", "2026-11-26T20:00:00Z")])).toEqual(["planned 2"]);
  expect(parts([out, planned])).toEqual(["more 1"]);
});

test("days are those of the user's zone", () => {
  // Still the 26th in UTC.
  expect(parts([post("scheduled", "2026-11-26T23:30:00Z")])).toEqual(["none 0", "tomorrow 1"]);
});

test("a post that is unconfirmed, failed or cancelled is neither out nor planned", () => {
  const at = "2026-11-26T20:00:00Z";
  expect(parts([post("unconfirmed", at), post("failed", at), post("cancelled", at)])).toEqual(["none 0"]);
});

test("what needs the user comes last", () => {
  const tomorrow = post("scheduled", "2026-11-27T08:00:00Z");
  expect(parts([tomorrow, tomorrow], 2)).toEqual(["none 0", "tomorrow 2", "needs 2"]);
  expect(parts([], 1)).toEqual(["none 0", "needs 1"]);
});

test.each([
  [3, "evening"],
  [4, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
] as const)("%i o'clock is %s", (hour, name) => {
  expect(partOfDay(hour)).toBe(name);
});

test("English greets with the first name, German with the whole one, both with a title's", () => {
  expect(greetedName(" Jana  Beispiel", "en")).toBe("Jana");
  expect(greetedName("Jana Beispiel", "de")).toBe("Jana Beispiel");
  expect(greetedName("Dr. Ada Lovelace", "en")).toBe("Dr. Ada Lovelace");
});

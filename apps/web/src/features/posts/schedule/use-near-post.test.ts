import { expect, test } from "vitest";
import { nearestPost } from "./use-near-post";

const at = new Date("2026-11-23T08:00:00Z");
const post = (id: string, minutes: number, status = "scheduled") => ({
  id,
  status,
  scheduledAt: new Date(at.getTime() + minutes * 60_000),
});

test("the nearest post within half an hour is found, before or after", () => {
  expect(nearestPost([post("a", -25), post("b", 20), post("c", 31)], at, null)?.id).toBe("b");
  expect(nearestPost([post("c", 30), post("d", -45)], at, null)).toBeNull();
});

test("the post itself and posts that do not go out are ignored", () => {
  expect(
    nearestPost([post("self", 0), post("gone", 5, "cancelled"), post("draft", 5, "draft")], at, "self"),
  ).toBeNull();
});

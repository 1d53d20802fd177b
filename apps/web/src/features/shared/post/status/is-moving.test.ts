import { expect, test } from "vitest";
import { isMoving } from "./is-moving";

const now = new Date("2026-11-21T10:00:00Z");
const post = (status: "scheduled" | "publishing" | "draft" | "unconfirmed", seconds = 0) => ({
  status,
  dueAt: new Date(now.getTime() + seconds * 1000),
  heldBack: false,
  deletedAt: null,
});

test("publishing, or due within a minute, or overdue", () => {
  expect(isMoving(post("publishing", -500), now)).toBe(true);
  expect(isMoving(post("scheduled", 59), now)).toBe(true);
  expect(isMoving(post("scheduled", -5), now)).toBe(true);
  expect(isMoving(post("scheduled", 61), now)).toBe(false);
  expect(isMoving(post("draft"), now)).toBe(false);
  expect(isMoving(post("unconfirmed"), now)).toBe(false);
});

test("a post that waits for a reconnect, or is deleted, does not move", () => {
  expect(isMoving({ ...post("scheduled"), heldBack: true }, now)).toBe(false);
  expect(isMoving({ ...post("publishing"), deletedAt: now }, now)).toBe(false);
});

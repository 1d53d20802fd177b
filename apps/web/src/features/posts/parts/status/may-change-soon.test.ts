import { expect, test } from "vitest";
import { mayChangeSoon } from "./may-change-soon";

const now = new Date("2026-11-21T10:00:00Z");
const post = (status: "scheduled" | "publishing" | "draft" | "unconfirmed", seconds = 0) => ({
  status,
  dueAt: new Date(now.getTime() + seconds * 1000),
  heldBack: false,
  deletedAt: null,
});

test("a post that is publishing, due within a minute or overdue may change soon", () => {
  expect(mayChangeSoon(post("publishing", -500), now)).toBe(true);
  expect(mayChangeSoon(post("scheduled", 59), now)).toBe(true);
  expect(mayChangeSoon(post("scheduled", -5), now)).toBe(true);
  expect(mayChangeSoon(post("scheduled", 61), now)).toBe(false);
  expect(mayChangeSoon(post("draft"), now)).toBe(false);
  expect(mayChangeSoon(post("unconfirmed"), now)).toBe(false);
});

test("a post that waits for a reconnect or is deleted does not change soon", () => {
  expect(mayChangeSoon({ ...post("scheduled"), heldBack: true }, now)).toBe(false);
  expect(mayChangeSoon({ ...post("publishing"), deletedAt: now }, now)).toBe(false);
});

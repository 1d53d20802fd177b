import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import { expect, test } from "vitest";
import { postActions } from "./post-actions";

const actions = (status: PostStatus, more: Partial<Parameters<typeof postActions>[0]> = {}) =>
  postActions({ status, deletedAt: null, removedAt: null, linkedinUrl: null, attemptId: null, ...more }).map(
    ({ label }) => label,
  );

test("each status offers what the state machine allows, and no more", () => {
  expect(actions("draft")).toEqual(["edit", "schedule", "publishNow", "delete"]);
  expect(actions("scheduled")).toEqual([
    "edit",
    "reschedule",
    "publishNow",
    "unschedule",
    "cancel",
    "delete",
  ]);
  expect(actions("failed")).toEqual(["edit", "schedule", "retry", "toDraft", "delete"]);
  expect(actions("cancelled")).toEqual(["edit", "schedule", "publishNow", "toDraft", "delete"]);
  expect(actions("publishing")).toEqual(["open"]);
  expect(actions("unconfirmed")).toEqual(["open"]);
  expect(actions("published", { linkedinUrl: "https://x" })).toEqual(["open", "viewOnLinkedIn"]);
  expect(actions("published", { attemptId: "a" })).toEqual(["open", "deny"]);
  expect(actions("unconfirmed", { attemptId: "a" })).toEqual(["open"]);
});

test("a post that is deleted on LinkedIn is not reported missing there", () => {
  expect(actions("published", { attemptId: "a", removedAt: new Date(0) })).toEqual(["open"]);
});

test("a deleted post offers only to be restored", () => {
  expect(actions("scheduled", { deletedAt: new Date(0) })).toEqual(["restore"]);
});

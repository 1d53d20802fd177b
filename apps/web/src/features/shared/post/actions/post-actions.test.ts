import type { PostStatus } from "@takt/domain/posts/model/post-status";
import { expect, test } from "vitest";
import { postActions } from "./post-actions";

const actions = (status: PostStatus, more: { deletedAt?: Date; linkedinUrl?: string } = {}) =>
  postActions({ status, deletedAt: null, linkedinUrl: null, ...more });

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
});

test("a deleted post can be restored, nothing else", () => {
  expect(actions("scheduled", { deletedAt: new Date(0) })).toEqual(["restore"]);
});

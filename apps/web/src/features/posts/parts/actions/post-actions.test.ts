import type { PostStatus } from "@takt/domain/posts/model/post-transitions";
import { expect, test } from "vitest";
import { POST_ACTIONS, postActions } from "./post-actions";

const POST = {
  mayWrite: true,
  mayPublish: true,
  deletedAt: null,
  removedAt: null,
  linkedinUrl: null,
  attemptId: null,
  approval: null,
  reviewNeeded: false,
};
const actions = (status: PostStatus, more: Partial<Parameters<typeof postActions>[0]> = {}) =>
  postActions({ ...POST, status, ...more }).map(({ label }) => label);

test("each status offers what the state machine allows, and no more", () => {
  expect(actions("draft")).toEqual(["edit", "schedule", "addToQueue", "publishNow", "duplicate", "delete"]);
  expect(actions("scheduled")).toEqual([
    "edit",
    "reschedule",
    "publishNow",
    "unschedule",
    "cancel",
    "duplicate",
    "delete",
  ]);
  expect(actions("failed")).toEqual(["edit", "schedule", "retry", "toDraft", "duplicate", "delete"]);
  expect(actions("cancelled")).toEqual(["edit", "schedule", "publishNow", "toDraft", "duplicate", "delete"]);
  expect(actions("publishing")).toEqual(["open", "duplicate"]);
  expect(actions("unconfirmed")).toEqual(["open", "duplicate"]);
  expect(actions("published", { linkedinUrl: "https://x" })).toEqual([
    "open",
    "viewOnLinkedIn",
    "followUp",
    "duplicate",
  ]);
  expect(actions("published", { attemptId: "a" })).toEqual(["open", "duplicate", "deny"]);
  expect(actions("unconfirmed", { attemptId: "a" })).toEqual(["open", "duplicate"]);
});

test("a post that is deleted on LinkedIn is not reported missing there", () => {
  expect(actions("published", { attemptId: "a", removedAt: new Date(0) })).toEqual(["open", "duplicate"]);
});

test("a deleted post offers only to be restored", () => {
  expect(actions("scheduled", { deletedAt: new Date(0) })).toEqual(["restore"]);
});

test("a draft is queued at once, and one that needs a review is asked for it first", () => {
  const draft = { ...POST, status: "draft" } as const;
  expect(POST_ACTIONS.queue.dialog?.(draft)).toBeNull();
  expect(POST_ACTIONS.queue.dialog?.({ ...draft, reviewNeeded: true })).not.toBeNull();
  // Nor one that has to be approved, which is asked about in the same act.
  expect(POST_ACTIONS.queue.dialog?.({ ...draft, approval: "none" })).not.toBeNull();
  expect(POST_ACTIONS.queue.dialog?.({ ...draft, approval: "approved" })).toBeNull();
});

test("a post under another name offers what the reader may do to it", () => {
  const others = { mayPublish: false };
  expect(actions("draft", others)).toEqual(["edit", "duplicate", "delete"]);
  const read = { mayWrite: false, mayPublish: false };
  expect(actions("scheduled", read)).toEqual(["open", "duplicate"]);
  expect(actions("published", { ...read, attemptId: "a" })).toEqual(["open", "duplicate"]);
  expect(actions("draft", { ...read, deletedAt: new Date(0) })).toEqual([]);
  const viewed = postActions({ ...POST, ...read, status: "published", linkedinUrl: "https://x" }, false);
  expect(viewed.map(({ label }) => label)).toEqual(["open", "viewOnLinkedIn"]);
});

import type { PostStatus } from "./post-status";

type Move = { by: "user" | "system"; from: readonly PostStatus[]; to: PostStatus };

/**
 * The state machine. The database reads it (move-post.ts), screens read it (a button exists iff the
 * move is possible), the docs read it (docs/flows/publish-a-post.md is checked against it).
 */
export const POST_MOVES = {
  /** Publish now is: schedule at now. */
  schedule: { by: "user", from: ["draft", "scheduled", "failed", "cancelled"], to: "scheduled" },
  unschedule: { by: "user", from: ["scheduled", "failed", "cancelled"], to: "draft" },
  /** Deleting a scheduled post does this too. */
  cancel: { by: "user", from: ["scheduled"], to: "cancelled" },
  /** "It is on LinkedIn." */
  affirm: { by: "user", from: ["unconfirmed"], to: "published" },
  /** "It is not": also of a post that was taken for published. */
  deny: { by: "user", from: ["unconfirmed", "published"], to: "failed" },
  claim: { by: "system", from: ["scheduled"], to: "publishing" },
  /** Surely not created. */
  release: { by: "system", from: ["publishing"], to: "scheduled" },
  /** Released too often, or past its limit. */
  exhaust: { by: "system", from: ["publishing"], to: "failed" },
  confirm: { by: "system", from: ["publishing", "unconfirmed"], to: "published" },
  reject: { by: "system", from: ["publishing", "unconfirmed"], to: "failed" },
  /** LinkedIn may have it. */
  lose: { by: "system", from: ["publishing"], to: "unconfirmed" },
  /** Missed, or a file that LinkedIn refuses. */
  expire: { by: "system", from: ["scheduled"], to: "failed" },
} as const satisfies Record<string, Move>;

export type PostMove = keyof typeof POST_MOVES;
export type UserMove = { [M in PostMove]: (typeof POST_MOVES)[M]["by"] extends "user" ? M : never }[PostMove];

/** Whether a post in this status can make this move. */
export function canMove(status: PostStatus, move: PostMove): boolean {
  return (POST_MOVES[move].from as readonly PostStatus[]).includes(status);
}

/** Text, hashtags and media may change until the claim; an unconfirmed post is evidence. */
export const EDITABLE: readonly PostStatus[] = ["draft", "scheduled", "failed", "cancelled"];

/** Everything but what is being sent, or may be on LinkedIn unknown to us. */
export const DELETABLE: readonly PostStatus[] = ["draft", "scheduled", "failed", "cancelled"];

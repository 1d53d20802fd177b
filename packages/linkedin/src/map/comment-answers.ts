import type { CommentOutcome } from "@takt/domain/posts/ports/publisher";
import { type AnswerRow, findRow, type Seen } from "./answer-rows";
import { type Retired, SHARED_ANSWERS } from "./shared-answers";

type Bare<O> = O extends unknown ? Omit<O, "status" | "requestId" | "message"> : never;
export type CommentResult = Bare<CommentOutcome> | Retired;

/**
 * Maps every answer to POST /rest/socialActions/{urn}/comments; the first matching row decides (docs/linkedin-api.md,
 * Comments and reactions).
 */
export const COMMENT_ANSWERS = {
  created: { from: 201, anyBody: true, result: created },
  unauthorized: SHARED_ANSWERS.unauthorized,
  /** The app or the member may not comment; the post may also have its comments closed. */
  denied: { from: 403, result: { kind: "denied" } },
  /** Also for seconds after the post was published. */
  postNotFound: { from: 404, result: { kind: "post_not_found" } },
  timedOut: SHARED_ANSWERS.timedOut,
  conflict: SHARED_ANSWERS.conflict,
  retired: SHARED_ANSWERS.retired,
  limited: SHARED_ANSWERS.limited,
  refused: { from: 400, to: 498, result: { kind: "refused" } },
  unknown: SHARED_ANSWERS.unknown,
} as const satisfies Record<string, AnswerRow<CommentResult>>;

export type CommentAnswer = keyof typeof COMMENT_ANSWERS;

/** Returns the row that an answer matches. */
export const findCommentAnswer = (seen: Seen): CommentAnswer => findRow(COMMENT_ANSWERS, seen);

/** Reads the id of a created comment. A page of somebody else's says nothing about the comment. */
function created({ answered: { headers } }: Seen): CommentResult {
  if (/html/i.test(headers["content-type"] ?? "")) return { kind: "unknown" };
  return { kind: "created", commentId: headers["x-restli-id"]?.trim().slice(0, 200) || null };
}

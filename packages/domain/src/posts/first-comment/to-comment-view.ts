import type { Post, PostComment } from "@takt/db/generated/prisma/client";
import type { CommentReason } from "../model/first-comment";
import type { CommentView } from "../model/post-view";

type Row = Pick<Post, "status" | "scheduling" | "removedAt"> & { comment: PostComment | null };

/** Converts the row of a first comment; null unless it belongs to what is published now. */
export function toCommentView({ comment, ...post }: Row): CommentView | null {
  if (comment?.scheduling !== post.scheduling || post.status !== "published" || post.removedAt) return null;
  return {
    state: comment.state,
    reason: comment.reason as CommentReason | null,
    reasonDetail: comment.reasonDetail,
    attemptId: comment.attemptId,
    attemptedAt: comment.attemptedAt,
    publishedAt: comment.publishedAt,
    dueAt: comment.dueAt,
    isRetried: comment.state === "waiting" && comment.releases > 0,
  };
}

import type { CommentOutcome, PublishableComment } from "@takt/domain/posts/ports/publisher";
import { callRest, type RestContext, withoutQuota } from "./http/call-rest";
import { COMMENT_ANSWERS, type CommentResult, findCommentAnswer } from "./map/comment-answers";
import { readError } from "./map/read-error";
import { toAnswer } from "./map/to-answer";

/**
 * Comments on a published post (Microsoft Learn, Comments API). The text is plain, so nothing in it is escaped. One call
 * for each version of the API that LinkedIn may want, none repeated: a comment could be there twice.
 */
export async function createComment(
  context: RestContext,
  { urn, memberSub, text }: PublishableComment,
  token: string,
): Promise<CommentOutcome> {
  const exchange = await callRest(context, withoutQuota(token), {
    method: "POST",
    path: `/rest/socialActions/${encodeURIComponent(urn)}/comments`,
    body: JSON.stringify({ actor: `urn:li:person:${memberSub}`, object: urn, message: { text } }),
    retryDelaysMs: [],
  });
  if (exchange.kind === "quota_exhausted" || exchange.kind === "unsent") return { kind: "not_sent" };
  if (exchange.kind === "lost") return { kind: "unknown" };
  const error = readError(exchange.body);
  const seen = { answered: exchange, error, now: Date.now(), random: Math.random() };
  const row = COMMENT_ANSWERS[findCommentAnswer(seen)];
  const result: CommentResult = typeof row.result === "function" ? row.result(seen) : row.result;
  const answer = toAnswer(exchange, error, token);
  return result.kind === "retired"
    ? { ...answer, kind: "not_sent", why: "version_retired" }
    : { ...answer, ...result };
}

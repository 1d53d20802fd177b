import type { Answer, CreateOutcome } from "@takt/domain/posts/ports/publisher";
import type { Exchange } from "../http/linkedin-types";
import type { Seen } from "./answer-rows";
import { CREATE_ANSWERS, type CreateResult, findAnswer } from "./create-answers";
import { readError } from "./read-error";
import type { Retired } from "./shared-answers";
import { toAnswer } from "./to-answer";

export type Sent = { token: string; now: number; random: number };

/**
 * Maps a create call to its outcome. Without an answer the connection decides: before it nothing can have been
 * created, after it LinkedIn may have the post.
 */
export function toOutcome(
  exchange: Exchange,
  { token, now, random }: Sent,
): CreateOutcome | (Answer & Retired) {
  if (exchange.kind === "unsent") return { kind: "not_sent" };
  if (exchange.kind === "lost") return { kind: "unknown" };
  const seen: Seen = { answered: exchange, error: readError(exchange.body), now, random };
  const row = CREATE_ANSWERS[findAnswer(seen)];
  const result: CreateResult = typeof row.result === "function" ? row.result(seen) : row.result;
  return { ...toAnswer(exchange, seen.error, token), ...result };
}

import type { Answer, CreateOutcome } from "@takt/domain/posts/ports/publisher";
import type { Exchange } from "../http/linkedin-types";
import type { CreateResult, Retired, Seen } from "./create-answers";
import { CREATE_ANSWERS, findAnswer } from "./create-answers";
import { readError } from "./read-error";
import { toAnswer } from "./to-answer";

type Sent = { token: string; now: number; random: number };

/**
 * What a create call came to. Without an answer the line is drawn at the connection: before it nothing can have been
 * created, after it LinkedIn may have the post (linkedin-api 3.6).
 */
export function toOutcome(
  exchange: Exchange,
  { token, now, random }: Sent,
): CreateOutcome | (Answer & Retired) {
  if (exchange.kind === "unsent") return { kind: "not_sent" };
  if (exchange.kind === "lost") return { kind: "unknown" };
  const seen: Seen = { answered: exchange, error: readError(exchange.body), now, random };
  const { gives } = CREATE_ANSWERS[findAnswer(seen)];
  const result: CreateResult = typeof gives === "function" ? gives(seen) : gives;
  return { ...toAnswer(exchange, seen.error, token), ...result };
}

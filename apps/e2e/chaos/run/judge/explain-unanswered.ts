import type { AttemptRow, Evidence, Outage } from "../evidence";
import { findCalls } from "./find-attempt";
import { joinOutages } from "./join-outages";

/** A create call times out after 30 s, and its answer is written within 10 s more. */
const SETTLE_MS = 45_000;
/** Writing an answer is retried for about ten seconds, so a shorter outage of the database must not matter. */
const MIN_OUTAGE_MS = 8_000;
/** The longest pause between two of these tries: both may meet an outage though the database was back between them. */
const MAX_PAUSE_MS = 7_000;
/** The executor then retries after 30, 60 and 120 s. */
const EXECUTOR_RETRY_MS = 240_000;

/**
 * Explains from the injected faults why the product cannot know the outcome of an attempt; returns null if it knows it
 * or could have known it.
 */
export function explainUnanswered(evidence: Evidence, attempt: AttemptRow): string | null {
  const calls = findCalls(evidence, attempt);
  const last = calls.at(-1);
  const from = attempt.sentAt;
  const until = (last?.at ?? from) + SETTLE_MS;
  const webKill = evidence.outages.find((outage) => outage.part === "web" && overlaps(outage, from, until));
  if (!last) {
    const kill =
      webKill ??
      evidence.outages.find((one) => one.part === "database" && overlaps(one, from - 1_000, until));
    return kill ? `claimed, then ${getName(kill)} before anything was sent` : null;
  }
  if (!last.definite) {
    if (last.silenced) return `LinkedIn: ${last.fault}`;
    return webKill ? `${getName(webKill)} while it waited for the answer` : null;
  }
  if (webKill) return `${getName(webKill)} with the answer in hand`;
  const database = evidence.outages.filter(({ part }) => part === "database");
  const away = joinOutages(database, MAX_PAUSE_MS).find(
    (one) => one.to - one.from >= MIN_OUTAGE_MS && overlaps(one, from, until),
  );
  // The executor keeps an answer that could not be written and retries.
  const forgotten =
    away &&
    evidence.outages.find(
      (one) => one.part === "inngest" && overlaps(one, from, away.to + EXECUTOR_RETRY_MS),
    );
  return forgotten
    ? `the database was away for ${away.to - away.from} ms, and the executor, which kept the answer, was killed`
    : null;
}

const getName = ({ part, how }: Outage) => `${part} was killed (${how})`;

export const overlaps = (outage: Pick<Outage, "from" | "to">, from: number, to: number) =>
  outage.from <= to && outage.to >= from;

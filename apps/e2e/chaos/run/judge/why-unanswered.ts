import type { AttemptRow, Evidence, Outage } from "../evidence";
import { callsOf } from "./find-attempt";

/** A create call is given up after 30 s; what was answered is written within 10 s more. */
const IN_HAND_MS = 45_000;
/** Writing an answer is tried for about ten seconds: a shorter absence of the database must not matter. */
const PATIENCE_MS = 8_000;
/** Then the executor tries again after 30, 60 and 120 s. */
const KEPT_MS = 240_000;

/**
 * Why the product cannot know what became of an attempt, by what was really done to it; null when it can know, or
 * could have known.
 */
export function whyUnanswered(evidence: Evidence, attempt: AttemptRow): string | null {
  const calls = callsOf(evidence, attempt);
  const last = calls.at(-1);
  const from = attempt.sentAt;
  const until = (last?.at ?? from) + IN_HAND_MS;
  const died = evidence.outages.find((outage) => outage.part === "web" && overlaps(outage, from, until));
  if (!last) {
    const hit =
      died ?? evidence.outages.find((one) => one.part === "database" && overlaps(one, from - 1_000, until));
    return hit ? `claimed, then ${nameOf(hit)} before anything was sent` : null;
  }
  if (!last.definite) {
    if (last.silenced) return `LinkedIn: ${last.fault}`;
    return died ? `${nameOf(died)} while it waited for the answer` : null;
  }
  if (died) return `${nameOf(died)} with the answer in hand`;
  const away = evidence.outages.find(
    (one) => one.part === "database" && one.to - one.from >= PATIENCE_MS && overlaps(one, from, until),
  );
  // The executor keeps what could not be written, and has it written later.
  const forgotten =
    away && evidence.outages.find((one) => one.part === "inngest" && overlaps(one, from, away.to + KEPT_MS));
  return forgotten
    ? `the database was away for ${away.to - away.from} ms, and the executor, which kept the answer, was killed`
    : null;
}

const nameOf = ({ part, how }: Outage) => `${part} was killed (${how})`;

export const overlaps = (outage: Pick<Outage, "from" | "to">, from: number, to: number) =>
  outage.from <= to && outage.to >= from;

import type { AttemptRow, CreateCall, Evidence } from "../evidence";

/** Database and emulator read the same clock of the machine, to the millisecond each. */
const ROUNDING_MS = 5;

/** The attempt that a create call belongs to: the last one of these bytes before it. */
export function findAttempt(
  { attempts }: Pick<Evidence, "attempts">,
  { member, requestHash, at }: Pick<CreateCall, "member" | "requestHash" | "at">,
): AttemptRow | undefined {
  let found: AttemptRow | undefined;
  for (const attempt of attempts)
    if (
      attempt.member === member &&
      attempt.requestHash === requestHash &&
      attempt.sentAt <= at + ROUNDING_MS
    )
      if (!found || attempt.sentAt >= found.sentAt) found = attempt;
  return found;
}

/** The calls that were made for an attempt: none, one, or more when versions were stepped. */
export function callsOf(evidence: Pick<Evidence, "attempts" | "calls">, attempt: AttemptRow): CreateCall[] {
  return evidence.calls.filter(
    (call) => call.requestHash === attempt.requestHash && findAttempt(evidence, call)?.id === attempt.id,
  );
}

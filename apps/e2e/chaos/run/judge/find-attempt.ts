import type { AttemptRow, CreateCall, Evidence } from "../evidence";

/** The tolerance between the clocks of database and emulator, which read the same machine to the millisecond. */
const ROUNDING_MS = 5;

/** Finds the attempt of a create call: the last one with the same body before the call. */
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

/** Returns the calls of an attempt: none, one, or more if the API version was stepped. */
export function findCalls(evidence: Pick<Evidence, "attempts" | "calls">, attempt: AttemptRow): CreateCall[] {
  return evidence.calls.filter(
    (call) => call.requestHash === attempt.requestHash && findAttempt(evidence, call)?.id === attempt.id,
  );
}

import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { freshUntil } from "./model/fresh-sign-in";
import type { WaitlistErrorCode } from "./model/waitlist-errors";

/** Refuses with `sign_in_stale` when the session is older than FRESH_SIGN_IN_MS, or missing. */
export function requireFreshSignIn(
  { clock }: Pick<CoreDeps, "clock">,
  session: { createdAt: Date } | null,
): void {
  if (!session || freshUntil(session).getTime() <= clock.now())
    throw new DomainError<WaitlistErrorCode>("sign_in_stale");
}

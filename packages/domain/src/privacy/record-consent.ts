import type { CoreDeps } from "../shared/core-deps";
import { consumeRateLimit, EVERYBODY } from "../limits/consume-rate-limit";
import { DomainError } from "../shared/domain-error";
import type { ConsentDecision, ConsentStatus } from "./model/consent";

/**
 * Writes a decision to the log of consents under the id that the browser's cookie keeps, and tells whether it was written.
 * The decision itself is the browser's, so it always counts: above the rate limit it is not logged.
 */
export async function recordConsent(
  deps: Pick<CoreDeps, "db" | "clock">,
  visitorHash: string | null,
  { version, offered, granted }: ConsentDecision,
  { gpc, consentId }: Pick<ConsentStatus, "gpc" | "consentId">,
): Promise<boolean> {
  try {
    if (visitorHash !== null) await consumeRateLimit(deps, { visitorHash }, "consent");
    else await consumeRateLimit(deps, { visitorHash: EVERYBODY }, "consentOfEverybody");
  } catch (error) {
    if (error instanceof DomainError && error.code === "rate_exceeded") return false;
    throw error;
  }
  const decidedAt = new Date(deps.clock.now());
  await deps.db.consent.create({ data: { consentId, decidedAt, version, offered, granted, gpc } });
  return true;
}

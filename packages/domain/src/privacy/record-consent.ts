import type { CoreDeps } from "../shared/core-deps";
import { consumeRateLimit, EVERYBODY } from "../limits/consume-rate-limit";
import { DomainError } from "../shared/domain-error";
import type { ConsentDecision } from "./model/consent";

/**
 * Writes a decision to the log of consents and returns its id, which names no person and is stored nowhere else. The
 * decision itself is the browser's, so it always counts: above the rate limit it is not logged, and null is returned.
 */
export async function recordConsent(
  deps: Pick<CoreDeps, "db" | "clock">,
  visitorHash: string | null,
  { version, offered, granted }: ConsentDecision,
  gpc: boolean,
): Promise<string | null> {
  try {
    if (visitorHash !== null) await consumeRateLimit(deps, { visitorHash }, "consent");
    else await consumeRateLimit(deps, { visitorHash: EVERYBODY }, "consentOfEverybody");
  } catch (error) {
    if (error instanceof DomainError && error.code === "rate_exceeded") return null;
    throw error;
  }
  const decidedAt = new Date(deps.clock.now());
  const { id } = await deps.db.consent.create({ data: { decidedAt, version, offered, granted, gpc } });
  return id;
}

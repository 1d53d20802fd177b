import type { CoreDeps } from "../shared/core-deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { DomainError } from "../shared/domain-error";
import type { ConsentDecision } from "./model/consent";

/** Stands for visitors who cannot be told apart, because no trusted proxy names their address. */
const EVERYBODY = "everybody";

/**
 * Writes a decision to the log of consents and returns its id, which names no person and is stored nowhere else. Refuses
 * with `rate_exceeded` when the same address decides too often, except a refusal, which always counts: it is then not
 * logged, and null is returned.
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
    if (error instanceof DomainError && granted.length === 0) return null;
    throw error;
  }
  const decidedAt = new Date(deps.clock.now());
  const { id } = await deps.db.consent.create({ data: { decidedAt, version, offered, granted, gpc } });
  return id;
}

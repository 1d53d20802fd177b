import { consumeGrantQuota } from "../../connections/grant-quota";
import { invalidateGrant } from "../../connections/invalidate-grant";
import type { ApiProduct } from "../../connections/model/api-product";
import type { ReadFailure, ReadOutcome } from "../../connections/model/read-outcome";
import { type OpenGrant, openGrant } from "../../connections/open-grant";
import { endOfUtcDay } from "../../shared/day-in";
import { DomainError } from "../../shared/domain-error";
import type { SyncDeps } from "../deps";
import type { ReadFailureReason } from "../model/sync-errors";
import type { ReadCaller } from "../ports/linkedin-reader";

type GrantDeps = Pick<SyncDeps, "db" | "vault" | "log" | "apiProducts" | "clock">;

/** A grant, and what its calls are made with. */
export type ReadGrant = { grant: OpenGrant; caller: ReadCaller };

/** LinkedIn knows a new token everywhere by then. */
const NEW_TOKEN_MS = 60_000;
/** A pause that LinkedIn asks for is at least this long, so that runs do not follow each other all day. */
const MIN_PAUSE_MS = 900_000;

/**
 * Opens the user's grant for reading. Refuses with `sync_disconnected`, or `sync_unauthorized` when LinkedIn has ended
 * it.
 */
export async function openReadGrant(
  deps: GrantDeps,
  userId: string,
  product: ApiProduct,
): Promise<ReadGrant> {
  const grant = await openGrant(deps, userId, product);
  if (!grant) {
    const ended = await deps.db.linkedinGrant.count({ where: { userId, product, status: { not: "none" } } });
    throw readError(ended > 0 ? "sync_unauthorized" : "sync_disconnected");
  }
  const consumeQuota = (calls: number) => consumeGrantQuota(deps, grant, calls);
  return { grant, caller: { token: grant.token, consumeQuota } };
}

/** Returns what was read, or refuses with a ReadFailureReason; a token that LinkedIn refuses ends its grant. */
export async function requireRead<T>(
  deps: GrantDeps,
  { grant }: ReadGrant,
  outcome: ReadOutcome<T>,
): Promise<T> {
  if (outcome.kind === "read") return outcome.value;
  deps.log.warn("sync.read_failed", { userId: grant.userId, product: grant.product, ...outcome });
  throw await toRefusal(deps, grant, outcome);
}

async function toRefusal(deps: GrantDeps, grant: OpenGrant, failure: ReadFailure): Promise<DomainError> {
  const now = deps.clock.now();
  switch (failure.kind) {
    case "unauthorized": {
      const isOpen = await invalidateGrant(deps, grant, failure.why);
      return isOpen ? readError("sync_limited", now + NEW_TOKEN_MS) : readError("sync_unauthorized");
    }
    case "denied":
      return readError("sync_denied");
    case "limited":
      return readError("sync_limited", Math.max(failure.until.getTime(), now + MIN_PAUSE_MS));
    case "quota_exhausted":
      return readError("sync_calls_used_up", endOfUtcDay(now).getTime());
    case "not_found":
    case "refused":
    case "unavailable":
      return readError("sync_unavailable");
  }
}

/** Creates the error that ends a run; `resumeAt` (epoch milliseconds) is when another run goes on. */
export function readError(code: ReadFailureReason, resumeAt?: number): DomainError {
  return new DomainError<ReadFailureReason>(code, resumeAt === undefined ? {} : { resumeAt });
}

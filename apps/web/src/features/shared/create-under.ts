import type { DomainErrorCode } from "@takt/domain/error-code";
import { getDomainError } from "./get-domain-error";
import type { PendingId } from "./pending-ids";

const GONE: readonly DomainErrorCode[] = ["post_not_found", "composition_not_found"];

/**
 * Creates something under its pending id, so that repeating a call makes no second one. What was created by an earlier
 * call, and deleted elsewhere, is created under another id.
 */
export async function createUnder<T>(pendingId: PendingId, create: (id: string) => Promise<T>): Promise<T> {
  try {
    return await create(pendingId.get());
  } catch (error) {
    const code = getDomainError(error)?.code;
    if (code === undefined || !GONE.includes(code)) throw error;
    return create(pendingId.renew());
  }
}

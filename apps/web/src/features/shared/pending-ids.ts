import type { DomainErrorCode } from "@takt/domain/error-code";
import { v7 } from "uuid";
import { getDomainError } from "./get-domain-error";

const GONE: readonly DomainErrorCode[] = ["post_not_found", "composition_not_found"];

/**
 * The id of something that is being created. It stays the same until the server has answered, so that a try after a lost
 * answer creates no second one.
 */
export type PendingId = {
  get(): string;
  /** Makes another. */
  renew(): string;
};

/** Pending ids by what is being created, as long as the page. */
export function createPendingIds() {
  const ids = new Map<string, string>();
  const renew = (subject: string): string => {
    const id = newId();
    ids.set(subject, id);
    return id;
  };
  const get = (subject: string): string => ids.get(subject) ?? renew(subject);
  return {
    get,
    of: (subject: string): PendingId => ({ get: () => get(subject), renew: () => renew(subject) }),
    /** The server has created it: the next one is another. */
    delete: (subject: string): void => void ids.delete(subject),
  };
}

/** An id for something new, made in the browser: creating it twice is harmless. UUID v7 (RFC 9562), ordered by time. */
export function newId(): string {
  return v7();
}

/**
 * Creates something under its pending id, so that repeating a call makes no second one. What was created by an earlier
 * call, and deleted elsewhere, is created under another id.
 */
export async function createWithId<T>(pendingId: PendingId, create: (id: string) => Promise<T>): Promise<T> {
  try {
    return await create(pendingId.get());
  } catch (error) {
    const code = getDomainError(error)?.code;
    if (code === undefined || !GONE.includes(code)) throw error;
    return create(pendingId.renew());
  }
}

import { newId } from "./new-id";

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

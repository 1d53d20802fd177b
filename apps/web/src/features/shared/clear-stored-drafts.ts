/** The prefix of the storage keys of all drafts. */
export const DRAFT_KEY_PREFIX = "takt:draft:";

/**
 * Removes drafts from a storage: of all users, or of all but one.
 * @param exceptUserId of the user whose drafts stay, which have the id in their key
 */
export function clearStoredDrafts(storage: Storage, exceptUserId?: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) {
    const isExcepted = exceptUserId !== undefined && key.split(":").includes(exceptUserId);
    if (key.startsWith(DRAFT_KEY_PREFIX) && !isExcepted) storage.removeItem(key);
  }
}

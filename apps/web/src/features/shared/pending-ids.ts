import { newId } from "./new-id";

/**
 * Ids of what is being created, by its subject. An id stays the same until the server has answered, so that a try after a
 * lost answer creates no second one.
 */
export function createPendingIds() {
  const ids = new Map<string, string>();
  return {
    get(subject: string): string {
      const id = ids.get(subject) ?? newId();
      ids.set(subject, id);
      return id;
    },
    /** The server has created it: the next one is another. */
    delete: (subject: string): void => void ids.delete(subject),
  };
}

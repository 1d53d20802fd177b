import { compositionDraft } from "@takt/domain/writing/model/composition-draft";
import { draftStorage } from "~/features/shared/draft-storage";
import { storedDraft } from "~/features/shared/drafts/stored-draft";
import { createPendingIds } from "~/features/shared/pending-ids";

/** The ids of the compositions that replace those discarded in another tab. */
export const replacementIds = createPendingIds();

/** The key of a composition's draft. */
export const compositionKey = (userId: string, id: string): string => `composition:${userId}:${id}`;

/** Changes of a composition that are not on the server (yet), on this device. */
export const storedComposition = (userId: string, id: string) =>
  storedDraft(compositionKey(userId, id), compositionDraft);

/** Finds the newest composition that was typed on this device and never created; returns its id, or null. */
export function findUncreated(userId: string): string | null {
  const prefix = compositionKey(userId, "");
  const ids = draftStorage.list(prefix).map((key) => key.slice(prefix.length));
  // UUIDs v7 are in order of time.
  return ids.toSorted().findLast((id) => storedComposition(userId, id).read()?.version === null) ?? null;
}

/** Moves the stored changes of a composition to a new one. */
export function moveToNew(userId: string, from: string, to: string): void {
  const stored = storedComposition(userId, from).read();
  storedComposition(userId, to).write(stored && { ...stored, version: null });
  storedComposition(userId, from).write(null);
}

import { draftStorage } from "../draft-storage";
import { guardLeaving } from "../leaving/leave-guard";
import { DraftStore } from "./draft-store";
import type { DraftOptions } from "./draft-state";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyStore = DraftStore<any>;

const stores = new Map<string, AnyStore>();
/** The functions that end the guards. */
const unguards = new Map<AnyStore, () => void>();

/**
 * The store of a draft: the same one while it is shown, or has something that the server has not. So a screen that is
 * left and opened again goes on with the save that is under way, and a text is in memory once.
 */
export function openDraft<Value>(key: string, options: DraftOptions<Value>): DraftStore<Value> {
  const open = stores.get(key) as DraftStore<Value> | undefined;
  if (open) return open;
  const store = new DraftStore(options);
  // The server draws for many users.
  if (typeof window !== "undefined") stores.set(key, store);
  return store;
}

/** A screen shows a draft, perhaps again, with the store it had: the page must not be left without it. */
export function showDraft<Value>(key: string, store: DraftStore<Value>): void {
  if (!stores.has(key)) stores.set(key, store);
  if (!unguards.has(store)) unguards.set(store, guardLeaving(store));
}

/**
 * Lets go of a draft that nobody shows any more, once the server has it. Until then it stays guarded, unless its changes
 * were left on purpose.
 */
export function closeDraft<Value>(store: DraftStore<Value>): void {
  if (!store.isShown() && !(store.isAutomatic() && store.isUnsaved())) unguard(store);
  if (store.isInUse()) return;
  for (const [key, open] of stores) if (open === store) stores.delete(key);
}

/** The store of a draft that is open, here or in the background. */
export const findOpenDraft = <Value>(key: string): DraftStore<Value> | null =>
  (stores.get(key) as DraftStore<Value> | undefined) ?? null;

/** Whether a draft is open, here or in the background. */
export const isDraftOpen = (key: string): boolean => stores.has(key);

/** The draft has another id by now: what is typed from here on is a change of that. */
export function moveDraft(from: string, to: string): void {
  const store = stores.get(from);
  if (!store) return;
  stores.delete(from);
  stores.set(to, store);
}

/** Nothing of a draft that nobody shows is sent or stored any more. Returns a function that stores its text again. */
export function discardDraft(key: string): () => void {
  const text = draftStorage.read(key);
  const store = stores.get(key);
  if (store) discard(key, store);
  draftStorage.write(key, "");
  return () => draftStorage.write(key, text);
}

/**
 * Nothing of other users' drafts is sent or stored any more; null: of no user's.
 * @param userId of the user whose drafts stay; a key names its user after the noun
 */
export function discardOpenDrafts(userId: string | null): void {
  for (const [key, store] of stores) {
    if (userId !== null && key.split(":")[1] === userId) continue;
    discard(key, store);
  }
}

function discard(key: string, store: AnyStore): void {
  unguard(store);
  store.discard();
  stores.delete(key);
}

function unguard(store: AnyStore): void {
  unguards.get(store)?.();
  unguards.delete(store);
}

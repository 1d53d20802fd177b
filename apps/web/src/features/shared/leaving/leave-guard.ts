/** How long leaving waits for saves at most; what is not saved by then is stored on this device. Milliseconds. */
const MAX_WAIT_MS = 4000;

/** Something that the page must not be left without. */
export type Unsaved = {
  /** Whether the browser asks before the page is closed. */
  asksToLeave: () => boolean;
  /** Sends it without waiting; what fails must be stored elsewhere. */
  leave: () => Promise<unknown>;
  /** Nothing of it is left on the next page, so the browser asks also when the page is left on purpose. */
  isInterrupted?: boolean;
  /** The connection is back. */
  reconnect?: () => void;
};

/** An entry per guard: two fields may show the same draft. */
const guarded = new Set<{ unsaved: Unsaved }>();
let leaving = false;

const unsavedOnes = () => [...guarded].map(({ unsaved }) => unsaved);
/** Also what throws at once is a rejection. */
const leave = async (unsaved: Unsaved) => unsaved.leave();

/**
 * Guards what is unsaved: it is sent when the page is hidden or left, and the browser asks before a tab is closed with it.
 * `useEffect(() => guardLeaving(store), [store])`. Returns the function that ends it.
 */
export function guardLeaving(unsaved: Unsaved): () => void {
  if (guarded.size === 0) listen();
  const entry = { unsaved };
  guarded.add(entry);
  return () => {
    guarded.delete(entry);
    if (guarded.size === 0) unlisten();
  };
}

/**
 * Saves all that is guarded before the document is left on purpose (a switch of the language, signing in again), in four
 * seconds at most. Never rejects: the page is left in any case.
 */
export async function runBeforeLeave(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS)));
  await Promise.race([Promise.allSettled(unsavedOnes().map(leave)), timeout]);
  clearTimeout(timer);
  leaving = true;
}

function leaveAll(): void {
  for (const one of unsavedOnes()) leave(one).catch(() => undefined);
}

const onHidden = () => document.visibilityState === "hidden" && leaveAll();

function onOnline(): void {
  for (const one of unsavedOnes()) one.reconnect?.();
}

function onUnload(event: BeforeUnloadEvent): void {
  // Left on purpose, it has been saved as far as that goes.
  const asks = unsavedOnes().some((one) => one.asksToLeave() && (!leaving || one.isInterrupted));
  leaveAll();
  if (!asks) return;
  event.preventDefault();
  // The user may decide to stay.
  leaving = false;
}

function listen(): void {
  document.addEventListener("visibilitychange", onHidden);
  window.addEventListener("pagehide", leaveAll);
  window.addEventListener("beforeunload", onUnload);
  window.addEventListener("online", onOnline);
}

function unlisten(): void {
  document.removeEventListener("visibilitychange", onHidden);
  window.removeEventListener("pagehide", leaveAll);
  window.removeEventListener("beforeunload", onUnload);
  window.removeEventListener("online", onOnline);
}

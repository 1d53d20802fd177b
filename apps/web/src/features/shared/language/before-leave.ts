/** The longest wait for saves; what is not saved by then stays on this device. */
const MAX_WAIT_MS = 4000;

const saves = new Set<() => Promise<unknown>>();
let leaving = false;

/**
 * Registers a save that runs before the app leaves the document (to switch the language or to sign in again):
 * `useEffect(() => onBeforeLeave(() => saver.flush()), [saver])`. Returns a function that unregisters it. A save may fail,
 * so unsaved text must also be stored elsewhere.
 */
export function onBeforeLeave(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** Runs all registered saves for at most four seconds. Never rejects: the page is left in any case. */
export async function runBeforeLeave(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, MAX_WAIT_MS)));
  await Promise.race([Promise.allSettled([...saves].map(async (save) => save())), timeout]);
  clearTimeout(timer);
  leaving = true;
}

/** Whether the app is leaving the document, so that no page asks "Leave this page?". */
export function isLeaving(): boolean {
  return leaving;
}

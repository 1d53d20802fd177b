/** How long leaving waits for saves at most; what is not saved by then is kept on this device. Milliseconds. */
const LONGEST_WAIT = 4000;

const saves = new Set<() => Promise<unknown>>();
let leaving = false;

/**
 * Registers what must be saved before the document is left on purpose (a switch of the language, signing in again):
 * `useEffect(() => onBeforeLeave(() => saver.flush()), [saver])`. Answers how to take it back. A save may fail: what it
 * did not save must be kept elsewhere.
 */
export function onBeforeLeave(save: () => Promise<unknown>): () => void {
  saves.add(save);
  return () => void saves.delete(save);
}

/** Saves all that is registered, at most four seconds. Never rejects: the page is left in any case. */
export async function beforeLeaving(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longEnough = new Promise((resolve) => (timer = setTimeout(resolve, LONGEST_WAIT)));
  await Promise.race([Promise.allSettled([...saves].map(async (save) => save())), longEnough]);
  clearTimeout(timer);
  leaving = true;
}

/** Whether the document is being left on purpose: then nobody asks "Leave this page?". */
export function isLeaving(): boolean {
  return leaving;
}

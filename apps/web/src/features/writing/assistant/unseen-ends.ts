/** A job that ended while nobody looked. Every page listens for it, so it is apart from the assistant that they do not load. */
export type UnseenEnd = { compositionId: string; isWritten: boolean };

const listeners = new Set<(end: UnseenEnd) => void>();

/** Calls back for every job that ends while its composition is not shown; returns a function that ends this. */
export function onUnseenEnd(listener: (end: UnseenEnd) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function reportUnseenEnd(end: UnseenEnd): void {
  for (const listener of listeners) listener(end);
}

import { whenIdle } from "../when-idle";

type Source = { subscribe: (listener: () => void) => () => void };

/**
 * Calls `follow` after a change of a store, once the browser is idle: once for all that changed meanwhile. Also at first,
 * for what has changed since the store was read. Returns what ends it.
 */
export function followLate(store: Source, follow: () => void): () => void {
  let cancel: (() => void) | null = null;
  const plan = () => {
    cancel ??= whenIdle(() => {
      cancel = null;
      follow();
    });
  };
  const unsubscribe = store.subscribe(plan);
  plan();
  return () => {
    unsubscribe();
    cancel?.();
  };
}

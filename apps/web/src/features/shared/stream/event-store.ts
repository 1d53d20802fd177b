/** A state that events change, as useSyncExternalStore asks for it. Its functions are bound. */
export type EventStore<State, Event> = {
  subscribe: (listener: () => void) => () => void;
  getState: () => State;
  /** Several events can arrive before React draws one; an event that changes nothing tells nobody. */
  dispatch: (event: Event) => void;
  isShown: () => boolean;
};

export function createEventStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): EventStore<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    dispatch(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    isShown: () => listeners.size > 0,
  };
}

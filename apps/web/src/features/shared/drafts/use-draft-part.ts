import { useSyncExternalStore } from "react";
import type { DraftState } from "./draft-state";
import type { DraftStore } from "./draft-store";

/**
 * A part of a draft as it is now, as a field shows it: a change of another part does not draw the field again.
 * @param read returns the same object as long as the part is the same
 */
export function useDraftPart<Value, Part>(
  store: DraftStore<Value>,
  read: (state: DraftState<Value>) => Part,
): Part {
  const now = () => read(store.getState());
  return useSyncExternalStore(store.subscribe, now, now);
}

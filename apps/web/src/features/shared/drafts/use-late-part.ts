import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { DraftState } from "./draft-state";
import type { DraftStore } from "./draft-store";
import { followLate } from "./follow-late";

/**
 * A part of a draft as it was a moment ago: for what is shown beside a field and would hold up its keys. It is drawn after
 * the key has been painted, and React breaks off for the next one. A field, and all that is sent, reads the store.
 * @param read returns the same object as long as the part is the same
 */
export function useLatePart<Value, Part>(
  store: DraftStore<Value>,
  read: (state: DraftState<Value>) => Part,
): Part {
  const [late, setLate] = useState(() => ({ store, part: read(store.getState()) }));
  const follow = useEffectEvent(() => {
    const part = read(store.getState());
    startTransition(() =>
      setLate((shown) => (shown.store === store && Object.is(shown.part, part) ? shown : { store, part })),
    );
  });
  useEffect(() => followLate(store, () => follow()), [store]);
  return late.store === store ? late.part : read(store.getState());
}

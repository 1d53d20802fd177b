import { useMemo, useState } from "react";
import type { Account } from "./use-accounts";

export type Selection = {
  ids: string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects all selectable accounts, or none. */
  toggleAll(): void;
  all: "none" | "some" | "all";
  clear(): void;
};

/** Manages which of the shown accounts are selected. An account that is no longer shown is not selected. */
export function useSelection(accounts: readonly Account[], ownId: string): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const choosable = accounts.map(({ id }) => id).filter((id) => id !== ownId);
    const ids = choosable.filter((id) => chosen.has(id));
    return {
      ids,
      has: (id) => chosen.has(id),
      toggle: (id) =>
        setChosen((before) => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
      toggleAll: () => setChosen(new Set(ids.length === choosable.length ? [] : choosable)),
      all: ids.length === 0 ? "none" : ids.length === choosable.length ? "all" : "some",
      clear: () => setChosen(new Set()),
    };
  }, [accounts, ownId, chosen]);
}

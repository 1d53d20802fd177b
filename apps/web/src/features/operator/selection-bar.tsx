import { DECISION_LIMIT } from "@takt/domain/waitlist/model/decision-input";
import { Button } from "@takt/ui/button";
import { Checkbox } from "@takt/ui/checkbox";
import { useT } from "~/i18n/use-t";
import { useMemo, useState } from "react";
import type { View } from "./console-state";
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

type Props = {
  selection: Selection;
  /** The number of selectable accounts. */
  shown: number;
  view: View;
  deciding: boolean;
  onActivate: () => void;
  onReject: () => void;
};

/** Selects all shown accounts, and decides about the selected ones. */
export function SelectionBar({ selection, shown, view, deciding, onActivate, onReject }: Props) {
  const { t } = useT("operator");
  const count = selection.ids.length;
  const tooMany = count > DECISION_LIMIT;
  return (
    <div className="sticky top-0 z-10 -mx-1 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-background px-1 py-2">
      <Checkbox
        label={t("selectAll", { count: shown })}
        checked={selection.all === "all"}
        onCheckedChange={selection.toggleAll}
        className="ps-3 sm:ps-4"
      />
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-caption text-muted-fg tabular-nums">
            {tooMany ? t("limit", { count: DECISION_LIMIT }) : t("selected", { count })}
          </span>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            {t("clear")}
          </Button>
          {view !== "rejected" && (
            <Button size="sm" disabled={tooMany || deciding} onClick={onReject}>
              {t("rejectMany")}
            </Button>
          )}
          {view !== "active" && (
            <Button size="sm" variant="primary" disabled={tooMany} loading={deciding} onClick={onActivate}>
              {t("activate")}
            </Button>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {count > 0 && t("selected", { count })}
      </span>
    </div>
  );
}

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

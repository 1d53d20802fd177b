import { DECISION_LIMIT } from "@takt/domain/waitlist/model/decision-input";
import { Button } from "@takt/ui/button";
import { Checkbox } from "@takt/ui/checkbox";
import { useT } from "next-i18next/client";
import type { View } from "./console-state";
import type { Selection } from "./use-selection";

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
        disabled={shown === 0}
        onCheckedChange={selection.toggleAll}
        className="ps-3 sm:ps-4"
      />
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-[13px] text-muted-fg tabular-nums">
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

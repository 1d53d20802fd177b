import { Tooltip } from "@takt/ui/tooltip";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { LabelChip } from "./label-chip";
import { useLabels } from "./use-labels";

/** How many labels of a post have room on a line. */
const SHOWN = 2;

/** The labels of a post: the first two, and how many more. Under a pointer, and to a screen reader, all their names. */
export function LabelChips({ ids }: { ids: readonly string[] }) {
  const { t } = useT("labels");
  // One that was deleted is none.
  const labels = useLabels().filter(({ id }) => ids.includes(id));
  if (labels.length === 0) return null;
  const names = labels.map(({ name }) => name).join(", ");
  const more = labels.length - SHOWN;
  return (
    <Tooltip text={names}>
      <span data-labels className="inline-flex min-w-0 shrink-0 items-center gap-1">
        <span className="sr-only">
          {t("labels")} <span {...verbatim}>{names}</span>
        </span>
        <span aria-hidden className="inline-flex min-w-0 items-center gap-1">
          {labels.slice(0, SHOWN).map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
          {more > 0 && <span className="text-xs text-muted-fg tabular-nums">{`+${more}`}</span>}
        </span>
      </span>
    </Tooltip>
  );
}

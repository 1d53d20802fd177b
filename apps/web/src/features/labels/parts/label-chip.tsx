import type { LabelView } from "@takt/domain/labels/model/label-view";
import { Verbatim } from "@takt/ui/verbatim";
import { LabelDot } from "./label-dot";

/** A label: its color, and its name, which is cut where there is no room for it. */
export function LabelChip({ label: { name, color } }: { label: LabelView }) {
  return (
    <span className="inline-flex max-w-36 min-w-0 items-center gap-1.5 rounded-md border border-border px-1.5 text-xs/5 text-muted-fg">
      <LabelDot color={color} />
      <span className="truncate">
        <Verbatim>{name}</Verbatim>
      </span>
    </span>
  );
}

import type { LabelColor } from "@takt/domain/labels/model/label-color";
import { cn } from "@takt/ui/cn";

const COLORS: Record<LabelColor, string> = {
  grey: "bg-label-grey",
  red: "bg-label-red",
  orange: "bg-label-orange",
  yellow: "bg-label-yellow",
  green: "bg-label-green",
  teal: "bg-label-teal",
  blue: "bg-label-blue",
  purple: "bg-label-purple",
};

/** The color of a label; its name stands beside it. Where a browser takes colors away, an edge keeps it in sight. */
export function LabelDot({ color, className }: { color: LabelColor; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn("size-2 shrink-0 rounded-full forced-colors:border", COLORS[color], className)}
    />
  );
}

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Check, Plus } from "lucide-react";
import type { RovingFocus } from "./use-roving-focus";

type Props = {
  title: string;
  chosen: boolean;
  onToggle: () => void;
  item: ReturnType<RovingFocus["item"]>;
};

/** A toggle button for a topic. */
export function TopicChip({ title, chosen, onToggle, item }: Props) {
  const Icon = chosen ? Check : Plus;
  return (
    <button
      {...item}
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={cn(
        "flex min-h-9 cursor-pointer items-start gap-2 rounded-lg border border-border-strong bg-surface px-3 py-1.5 text-start text-sm/6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:py-2.5",
        "transition-colors hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-fg",
        focusRing,
      )}
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <span>{title}</span>
    </button>
  );
}

import { cn } from "@takt/ui/cn";
import { Send } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { useT } from "~/i18n/use-t";

type Props = { label: string; children: ReactNode; listRef?: Ref<HTMLOListElement> };

/** The stages that a post passes, one below the other, down to where it goes out. */
export function StageTrack({ label, children, listRef }: Props) {
  const { t } = useT("approvals");
  return (
    <div>
      <ol ref={listRef} aria-label={label}>
        {children}
      </ol>
      <div className={cn(step, "items-center")}>
        <span aria-hidden className={cn(mark, "bg-secondary-soft text-secondary-soft-fg")}>
          <Send className="size-3.5" />
        </span>
        <p className="text-sm text-muted-fg">{t("rules.stages.end")}</p>
      </div>
    </div>
  );
}

/** One stage beside its number, with the line to what is next. */
export function StageStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li
      className={cn(
        step,
        "relative pb-4 before:absolute before:inset-y-0 before:start-3.5 before:w-px before:bg-border",
      )}
    >
      <span aria-hidden className={cn(mark, "relative border border-border bg-sheet text-muted-fg")}>
        {number}
      </span>
      {children}
    </li>
  );
}

const step = "grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3";
const mark = "grid size-7 place-items-center rounded-full text-caption font-medium tabular-nums";

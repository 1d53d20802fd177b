import { IconButton } from "@takt/ui/icon-button";
import { Trash2 } from "lucide-react";
import { useId, type ReactNode } from "react";

type Props = { title: string; removeLabel: string; onRemove: () => void; children: ReactNode };

/** A part of a post that can be removed, such as its link card. */
export function ContentSection({ title, removeLabel, onRemove, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-xl border border-border p-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-sm font-medium">
          {title}
        </h2>
        <IconButton size="sm" label={removeLabel} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import { cn } from "./cn";

type Props = {
  icon: ReactNode;
  title: string;
  description?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  className?: string;
};

/** Shown in an empty list: what will be here, and the next action. */
export function EmptyState({ icon, title, description, action, className }: Props) {
  return (
    <div
      className={cn(
        "grid justify-items-center gap-1.5 rounded-xl border border-dashed border-border px-6 py-14 text-center",
        className,
      )}
    >
      <span
        aria-hidden
        className="mb-2 grid size-11 place-items-center rounded-full bg-surface-2 text-muted-fg [&_svg]:size-5"
      >
        {icon}
      </span>
      <h2 className="text-base font-semibold text-balance">{title}</h2>
      {description && <p className="max-w-[44ch] text-sm text-pretty text-muted-fg">{description}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

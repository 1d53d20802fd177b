import { cn } from "@takt/ui/cn";
import type { ReactNode } from "react";

type Props = { name: string; className?: string; children: ReactNode };

/** One fact of a `dl`: its name at the start of the line, what it is at the end. */
export function Fact({ name, className, children }: Props) {
  return (
    <div className={cn("flex flex-wrap items-baseline justify-between gap-x-3", className)}>
      <dt className="text-muted-fg">{name}</dt>
      <dd className="font-medium tabular-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

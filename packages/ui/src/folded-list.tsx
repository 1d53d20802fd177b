import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { focusRing } from "./control-style";

/** A list that is folded below its name, such as what was deleted or has ended. It works before hydration. */
export function FoldedList({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary
        className={cn(
          "flex min-h-9 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg pe-2 text-sm font-medium",
          "text-muted-fg hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
          focusRing,
        )}
      >
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform duration-120 group-open:rotate-90 motion-reduce:transition-none"
        />
        {name}
      </summary>
      {children}
    </details>
  );
}

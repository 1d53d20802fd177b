import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A key of the keyboard. */
export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...props}
      className={cn(
        "rounded-md border border-border bg-surface-2 px-1.5 font-sans text-micro/5 text-muted-fg",
        className,
      )}
    />
  );
}

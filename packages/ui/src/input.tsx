import type { ComponentProps } from "react";
import { cn } from "./cn";
import { textControl } from "./control-style";

/** A one-line text field. Name it by a Field or aria-label. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input {...props} className={cn(textControl, "h-9 pointer-coarse:h-11", className)} />;
}

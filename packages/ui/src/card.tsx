import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A surface with a border. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("rounded-xl border border-border bg-surface p-4", className)} />;
}

import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A surface with a border: what can be picked up or acted on. A part of a page is a section (section.tsx). */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("rounded-xl border border-border bg-surface p-4", className)} />;
}

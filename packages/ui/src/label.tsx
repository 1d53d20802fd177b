"use client";

import { Label as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/** The visible name of a control. */
export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} className={cn("text-sm font-medium text-foreground", className)} />;
}

"use client";

import * as Radix from "@radix-ui/react-switch";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { focusRing } from "./control-style";

/** A switch that takes effect at once. Give it an aria-label, or a label by its id. */
export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...props}
      className={cn(
        "relative inline-flex h-6 w-10 shrink-0 cursor-pointer items-center rounded-full border border-border-strong bg-surface-2 px-0.5",
        "transition-colors duration-120 data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        "disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5",
        focusRing,
        className,
      )}
    >
      <Radix.Thumb className="block size-4.5 rounded-full bg-border-strong transition-transform duration-120 data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-fg motion-reduce:transition-none" />
    </Radix.Root>
  );
}

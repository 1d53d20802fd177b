"use client";

import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { floating } from "./control-style";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

/** A floating panel beside its trigger. Give it an aria-label. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        {...props}
        className={cn(floating, "max-w-[calc(100vw-1rem)] rounded-xl p-3", className)}
      />
    </Radix.Portal>
  );
}

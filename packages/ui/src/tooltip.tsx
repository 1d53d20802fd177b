"use client";

import { Tooltip as Radix } from "radix-ui";
import type { ComponentProps, ReactElement } from "react";

type Props = {
  text: string;
  /** A keyboard shortcut shown behind the text. */
  keys?: string;
  side?: ComponentProps<typeof Radix.Content>["side"];
  /** The explained element, which must have an accessible name. */
  children: ReactElement;
};

/** A short explanation on hover and on keyboard focus. */
export function Tooltip({ text, keys, side, children }: Props) {
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-64 rounded-md bg-foreground px-2 py-1 text-xs text-background transition-opacity duration-120 starting:opacity-0"
          >
            {text}
            {keys && <span className="ms-2 opacity-75">{keys}</span>}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

"use client";

import * as Slot from "@radix-ui/react-slot";
import { useId, useRef, type ReactElement } from "react";
import { overlays } from "./lazy-overlays";
import type { TooltipBubbleProps } from "./overlays/tooltip";
import { useTooltip } from "./use-tooltip";

type Props = {
  text: string;
  /** A keyboard shortcut shown behind the text. */
  keys?: string;
  side?: TooltipBubbleProps["side"];
  /** The explained element, which must have an accessible name. */
  children: ReactElement;
};

/** A short explanation on hover and on keyboard focus. */
export function Tooltip({ text, keys, side, children }: Props) {
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const { open, handlers, onHover, onLeave } = useTooltip();
  const parts = overlays.usePart(open);
  return (
    <>
      <Slot.Root
        ref={trigger}
        data-state={open ? "open" : "closed"}
        aria-describedby={open && parts ? id : undefined}
        {...handlers}
      >
        {children}
      </Slot.Root>
      {open && parts && <parts.TooltipBubble {...{ id, text, keys, side, trigger, onHover, onLeave }} />}
    </>
  );
}

"use client";

import * as Popper from "@radix-ui/react-popper";
import * as Portal from "@radix-ui/react-portal";
import type { ComponentProps, RefObject } from "react";

export type TooltipBubbleProps = {
  id: string;
  text: string;
  keys: string | undefined;
  side: ComponentProps<typeof Popper.Content>["side"];
  trigger: RefObject<HTMLElement | null>;
  /** The pointer is on the bubble, which stays meanwhile. */
  onHover: () => void;
  onLeave: () => void;
};

/** The text of a tooltip, beside what it explains. */
export function TooltipBubble({ id, text, keys, side, trigger, onHover, onLeave }: TooltipBubbleProps) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={trigger as RefObject<HTMLElement>} />
      <Portal.Root>
        <Popper.Content
          id={id}
          role="tooltip"
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onPointerEnter={onHover}
          onPointerLeave={onLeave}
          className="z-60 max-w-64 rounded-md bg-foreground px-2 py-1 text-xs text-background transition-opacity duration-120 starting:opacity-0"
        >
          {text}
          {keys && <span className="ms-2 opacity-75">{keys}</span>}
        </Popper.Content>
      </Portal.Root>
    </Popper.Root>
  );
}

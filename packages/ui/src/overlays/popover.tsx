"use client";

import * as Radix from "@radix-ui/react-popover";
import { useRef, type ComponentProps, type RefObject } from "react";
import { cn } from "../cn";
import { floating } from "../control-style";
import { useEscapeLayer } from "../use-escape-layer";

export type PopoverState = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
  panelId: string;
};
export type PopoverContentProps = ComponentProps<typeof Radix.Content>;

/** A floating panel beside its trigger. */
export function PopoverPanel({
  state: popover,
  className,
  ...props
}: PopoverContentProps & { state: PopoverState }) {
  const isLeft = useRef(false);
  useEscapeLayer(popover.open, () => popover.onOpenChange(false));
  return (
    <Radix.Root open={popover.open} onOpenChange={popover.onOpenChange}>
      <Radix.Anchor virtualRef={popover.trigger} />
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          {...props}
          id={popover.panelId}
          onInteractOutside={(event) => {
            // The trigger closes it itself.
            if (popover.trigger.current?.contains(event.target as Node)) return event.preventDefault();
            isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && !isLeft.current) popover.trigger.current?.focus();
            isLeft.current = false;
            event.preventDefault();
          }}
          className={cn(floating, "max-w-[calc(100vw-1rem)] rounded-xl p-3", className)}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

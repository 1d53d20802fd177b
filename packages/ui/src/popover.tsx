"use client";

import * as Slot from "@radix-ui/react-slot";
import { createContext, use, useId, useRef, type ComponentProps, type ReactNode } from "react";
import { overlays } from "./lazy-overlays";
import type { PopoverContentProps, PopoverState } from "./overlays/popover";

const PopoverContext = createContext<PopoverState | null>(null);

function usePopover(): PopoverState {
  const popover = use(PopoverContext);
  if (!popover) throw new Error("a part of a popover needs a Popover above it");
  return popover;
}

type Props = Pick<PopoverState, "open" | "onOpenChange"> & { children: ReactNode };

/** A popover: its trigger, and the panel that the trigger opens. */
export function Popover({ open, onOpenChange, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  return <PopoverContext value={{ open, onOpenChange, trigger, panelId }}>{children}</PopoverContext>;
}

type TriggerProps = Omit<ComponentProps<"button">, "ref" | "onClick"> & { asChild?: boolean };

/** The button of a popover. */
export function PopoverTrigger({ asChild, ...props }: TriggerProps) {
  const { open, onOpenChange, trigger, panelId } = usePopover();
  const Button = asChild ? Slot.Root : "button";
  return (
    <Button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      data-state={open ? "open" : "closed"}
      {...props}
      ref={trigger}
      onPointerEnter={overlays.load}
      onFocus={overlays.load}
      onClick={() => onOpenChange(!open)}
    />
  );
}

/** A floating panel beside its trigger. Give it an aria-label. */
export function PopoverContent(props: PopoverContentProps) {
  const popover = usePopover();
  const parts = overlays.usePart(popover.open);
  return parts && <parts.PopoverPanel state={popover} {...props} />;
}

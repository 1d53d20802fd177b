"use client";

import * as Radix from "@radix-ui/react-popover";
import type { ReactNode, RefObject } from "react";
import { cn } from "../cn";
import { floating } from "../control-style";
import { useEscapeLayer } from "../use-escape-layer";

type Props = {
  open: boolean;
  /** The name of the list in it. */
  label: string;
  onClose: () => void;
  /** The box that it lies below, and is as wide as. */
  box: RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

/** The panel below a combobox. The focus stays in its text field. */
export function ComboboxPanel({ open, label, onClose, box, children }: Props) {
  useEscapeLayer(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Anchor virtualRef={box as RefObject<HTMLDivElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cn(floating, "w-(--radix-popover-trigger-width) rounded-lg p-1")}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

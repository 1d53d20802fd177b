"use client";

import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button";
import { cn } from "../cn";
import { useEscapeLayer } from "../use-escape-layer";
import { backdrop, shapes, useReturnFocus, type DialogShape } from "./overlay";

type RootProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode };

/** The root of a dialog, in either shape. */
export function DialogRoot(props: RootProps) {
  useEscapeLayer(props.open, () => props.onOpenChange(false));
  return <Radix.Root {...props} />;
}

export const DialogClosing = Radix.Close;

export type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  /** `sheet`: a panel from the right edge; both come from the bottom on phones. */
  shape?: DialogShape;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
};

/** A modal dialog that traps the focus, closes with Escape and returns the focus. */
export function DialogBox({
  shape = "dialog",
  title,
  description,
  closeLabel,
  footer,
  className,
  children,
  ...props
}: DialogContentProps) {
  const returnFocus = useReturnFocus(props);
  return (
    <Radix.Portal>
      <Radix.Overlay className={backdrop} />
      <Radix.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        {...returnFocus}
        className={cn(shapes[shape], className)}
      >
        <header className="grid gap-1 px-5 pt-5 pe-14 pb-1">
          <Radix.Title className="text-lg/7 font-semibold tracking-[-0.015em] text-balance">
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="text-sm text-muted-fg">{description}</Radix.Description>
          )}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-3">{children}</div>
        {footer && (
          <footer
            className={cn(
              "flex flex-wrap gap-2 border-t border-border px-5 py-3.5",
              shape === "dialog" && "justify-end",
            )}
          >
            {footer}
          </footer>
        )}
        {/* Last in order: the focus starts on what the dialog is about. */}
        <Radix.Close asChild>
          <Button
            variant="ghost"
            aria-label={closeLabel}
            className="absolute end-3 top-3.5 w-9 px-0 pointer-coarse:w-11"
          >
            <X aria-hidden />
          </Button>
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { Button } from "../button";
import { cn } from "../cn";
import type { DialogContentProps } from "./dialog";
import { useReturnFocus, veil } from "./overlay";

/** A modal panel from the right edge; from the bottom on phones. */
export function SheetBox({
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
      <Radix.Overlay className={veil} />
      <Radix.Content
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        {...returnFocus}
        className={cn(
          "fixed z-50 flex flex-col border-border bg-surface text-foreground shadow-xl shadow-black/15",
          "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-2xl border-t",
          "sm:inset-x-auto sm:inset-y-0 sm:end-0 sm:max-h-none sm:w-[28rem] sm:max-w-[calc(100vw-3rem)] sm:rounded-s-2xl sm:rounded-e-none sm:border-s sm:border-t-0",
          "transition-[opacity,translate] duration-240 ease-[cubic-bezier(.2,0,0,1)] starting:translate-y-6 starting:opacity-0",
          "sm:starting:translate-x-8 sm:starting:translate-y-0 motion-reduce:translate-none motion-reduce:duration-75",
          className,
        )}
      >
        <header className="grid gap-1 px-5 pt-5 pe-14 pb-2">
          <Radix.Title className="text-lg/7 font-semibold tracking-[-0.015em] text-balance">
            {title}
          </Radix.Title>
          {description && (
            <Radix.Description className="text-sm text-muted-fg">{description}</Radix.Description>
          )}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-3">{children}</div>
        {footer && (
          <footer className="flex flex-wrap gap-2 border-t border-border px-5 py-3.5">{footer}</footer>
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

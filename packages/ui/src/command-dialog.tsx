"use client";

import * as Radix from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { RemoveScroll } from "react-remove-scroll";
import { Kbd } from "./kbd";
import { focusRing } from "./control-style";
import { backdrop, useReturnFocus } from "./overlays/overlay";
import { Spinner } from "./spinner";
import { cn } from "./cn";
import { useEscapeLayer } from "./use-escape-layer";
import { useLateModality } from "./overlays/use-late-modality";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog and its field. */
  label: string;
  placeholder: string;
  listLabel: string;
  closeLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Whether the rows are those of an earlier text. */
  isBusy: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The dialog has closed and returned the focus. */
  onClosed: () => void;
  /** Text below the rows. */
  note?: ReactNode;
  footer: ReactNode;
  /** Groups of rows (command-row.tsx). */
  children: ReactNode;
};

/**
 * A field above a list of what it finds, in a dialog at the top of the page: arrows choose, Enter does, Escape closes. It is
 * drawn before the page behind it is locked: that alone takes two thirds of the time until it can be typed in.
 */
export function CommandDialog({ open, onOpenChange, onClosed, label, closeLabel, ...command }: Props) {
  useEscapeLayer(open, () => onOpenChange(false));
  const returnFocus = useReturnFocus({ onCloseAutoFocus: onClosed });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Portal>
        <Modality>
          <Radix.Content
            aria-modal
            aria-describedby={undefined}
            onFocusOutside={(event) => event.preventDefault()}
            {...returnFocus}
            className={panel}
          >
            <Radix.Title className="sr-only">{label}</Radix.Title>
            <CommandBox label={label} close={<CloseButton label={closeLabel} />} {...command} />
          </Radix.Content>
        </Modality>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The backdrop, and what a modal dialog does to the page behind it. */
function Modality({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isLocked = useLateModality(box);
  return (
    <RemoveScroll ref={box} enabled={isLocked} allowPinchZoom>
      <div className={backdrop} />
      {children}
    </RemoveScroll>
  );
}

const panel = [
  "fixed inset-x-0 top-0 z-50 max-h-dvh overflow-hidden border-b border-border bg-surface text-foreground outline-hidden",
  "shadow-xl shadow-black/15 transition-opacity duration-120 starting:opacity-0 motion-reduce:duration-75",
  "sm:start-1/2 sm:end-auto sm:top-[11dvh] sm:max-h-[85dvh] sm:w-[min(40rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:rounded-2xl sm:border rtl:sm:translate-x-1/2",
].join(" ");

type BoxProps = Omit<Props, "open" | "onOpenChange" | "onClosed" | "closeLabel"> & { close: ReactNode };

function CommandBox({
  label,
  placeholder,
  listLabel,
  value,
  onValueChange,
  isBusy,
  onKeyDown,
  close,
  note,
  footer,
  children,
}: BoxProps) {
  return (
    <Command
      label={label}
      shouldFilter={false}
      vimBindings={false}
      onKeyDown={onKeyDown}
      className="flex max-h-[inherit] flex-col outline-hidden"
    >
      <div className="flex items-center gap-3 border-b border-border ps-4 pe-3">
        {isBusy ? (
          <Spinner className="size-4.5 text-subtle-fg" />
        ) : (
          <Search aria-hidden className="size-4.5 shrink-0 text-subtle-fg" />
        )}
        <Command.Input
          value={value}
          onValueChange={onValueChange}
          placeholder={placeholder}
          maxLength={200}
          autoCapitalize="none"
          enterKeyHint="go"
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-hidden placeholder:text-subtle-fg sm:h-13"
        />
        {close}
      </div>
      <Command.List
        label={listLabel}
        aria-busy={isBusy}
        className="min-h-0 flex-1 scroll-py-1.5 overflow-y-auto overscroll-contain outline-hidden empty:hidden"
      >
        {children}
      </Command.List>
      {note}
      {footer}
    </Command>
  );
}

/** The name of the key, or a cross under a finger. */
function CloseButton({ label }: { label: string }) {
  return (
    <Radix.Close
      aria-label={label}
      className={cn(
        "inline-grid min-h-6 min-w-6 shrink-0 cursor-pointer place-items-center rounded-md pointer-coarse:size-11",
        focusRing,
      )}
    >
      <Kbd aria-hidden className="pointer-coarse:hidden">
        Esc
      </Kbd>
      <X aria-hidden className="hidden size-5 pointer-coarse:block" />
    </Radix.Close>
  );
}

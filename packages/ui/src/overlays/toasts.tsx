"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import * as Radix from "@radix-ui/react-toast";
import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../button";
import { cn } from "../cn";
import { floating } from "../control-style";
import { isComposing } from "../is-composing";
import { isInToasts, noteOrigin, toastRegionMark } from "../toast-region";

export type ToastMessage = {
  title: ReactNode;
  description?: string;
  tone?: "success" | "error";
  /**
   * `altText` tells a screen reader user how to do it otherwise. `isUndo`: it takes back what the toast tells, and
   * `undoLast` of useToast does the same; what it returns is awaited before the next one.
   */
  action?: { label: string; altText: string; onAction: () => unknown; isUndo?: boolean };
  /** Milliseconds; 10 s with an action, else 5 s. Errors stay 12 s. */
  duration?: number;
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

export type ToastLabels = {
  /** Names the region of toasts; {hotkey} in it becomes the key that leads there. */
  region: string;
  /** The word that a screen reader says before each toast. */
  toast: string;
  close: string;
};

type Props = {
  shown: readonly ShownToast[];
  labels: ToastLabels;
  onClose: (id: number) => void;
  onAction: (toast: ShownToast) => void;
};

/**
 * The toasts, in their own region. It can be reached while a dialog is open, too: F8 takes the focus there, and Tab or
 * the end of a toast back.
 */
export function ToastList({ shown, labels, onClose, onAction }: Props) {
  return (
    <Radix.Provider swipeDirection="right" label={labels.toast}>
      {shown.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={labels.close}
          onClose={() => onClose(toast.id)}
          onAction={() => onAction(toast)}
        />
      ))}
      <Radix.Viewport
        label={labels.region}
        {...(shown.length > 0 && toastRegionMark)}
        // Radix announces each toast itself. What is marked as live stays in the tree of screen readers beside a dialog.
        aria-live="off"
        onFocus={({ relatedTarget }) => noteOrigin(relatedTarget)}
        // Above the bars at the foot of a page, on phones also above one of two lines.
        className="fixed inset-x-4 bottom-20 max-sm:[html:has([data-page-bar])_&]:bottom-52 z-70 flex flex-col gap-2 pb-[env(safe-area-inset-bottom)] sm:inset-x-auto sm:end-4 sm:w-96"
      />
    </Radix.Provider>
  );
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
  onAction,
}: {
  toast: ShownToast;
  closeLabel: string;
  onClose: () => void;
  onAction: () => void;
}) {
  const Icon = toast.tone === "error" ? CircleAlert : CircleCheck;
  // The Escape that Radix takes wherever the focus is; elsewhere it belongs to a dialog, or to the page.
  const isElsewhere = useRef(false);
  const change = (open: boolean) => {
    if (!open && !isElsewhere.current) onClose();
    isElsewhere.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!event.repeat && !isComposing(event)) onClose();
  };
  const duration = toast.duration ?? (toast.tone === "error" ? 12_000 : toast.action ? 10_000 : 5_000);
  return (
    <Radix.Root
      open={toast.open}
      duration={duration}
      onOpenChange={change}
      onEscapeKeyDown={(event) => {
        isElsewhere.current = !event.defaultPrevented && !isInToasts(event.target);
      }}
      onKeyDown={onKeyDown}
      // A dialog switches the pointer off for what is outside of it.
      style={{ pointerEvents: "auto" }}
      className={cn(floating, "flex items-start gap-3 rounded-xl p-3.5")}
    >
      <Icon
        aria-hidden
        className={cn(
          "mt-0.5 size-4 shrink-0",
          toast.tone === "error" ? "text-danger-text" : "text-primary-text",
        )}
      />
      <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
        {/* The spaces: Radix announces the texts one after the other, with nothing in between. */}
        <Radix.Title className="text-sm font-medium">{toast.title} </Radix.Title>
        {toast.description && (
          <Radix.Description className="text-caption text-muted-fg">{toast.description} </Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.altText} onClick={onAction}>
          <Button size="sm">{toast.action.label}</Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <Button size="sm" variant="ghost" aria-label={closeLabel} className="-me-1 aspect-square w-8 px-0">
          <X aria-hidden />
        </Button>
      </Radix.Close>
    </Radix.Root>
  );
}

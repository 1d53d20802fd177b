"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { Button } from "../button";
import { cn } from "../cn";
import { floating } from "../control-style";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "success" | "error";
  /** `altText` tells a screen reader user how to do it otherwise. */
  action?: { label: string; altText: string; onAction: () => void };
  /** Milliseconds; 10 s with an action, else 5 s. Errors stay 12 s. */
  duration?: number;
};

export type ShownToast = ToastMessage & { id: number; open: boolean };

type Props = {
  shown: ShownToast[];
  regionLabel: string;
  closeLabel: string;
  onClose: (id: number) => void;
};

/** The toasts, in a region of their own. */
export function ToastList({ shown, regionLabel, closeLabel, onClose }: Props) {
  return (
    <Radix.Provider swipeDirection="right" label={regionLabel}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
      ))}
      <Radix.Viewport
        label={regionLabel}
        // Above the bars at the foot of a page.
        className="fixed inset-x-4 bottom-20 z-70 flex flex-col gap-2 pb-[env(safe-area-inset-bottom)] sm:inset-x-auto sm:end-4 sm:w-96"
      />
    </Radix.Provider>
  );
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: ShownToast;
  closeLabel: string;
  onClose: () => void;
}) {
  const Icon = toast.tone === "error" ? CircleAlert : CircleCheck;
  const duration = toast.duration ?? (toast.tone === "error" ? 12_000 : toast.action ? 10_000 : 5_000);
  return (
    <Radix.Root
      open={toast.open}
      duration={duration}
      onOpenChange={(open) => !open && onClose()}
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
        <Radix.Title className="text-sm font-medium">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="text-caption text-muted-fg">{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action asChild altText={toast.action.altText} onClick={toast.action.onAction}>
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

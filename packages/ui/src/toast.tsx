"use client";

import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { floating } from "./control-style";

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "success" | "error";
  /** `altText` tells a screen reader user how to do it otherwise. */
  action?: { label: string; altText: string; onAction: () => void };
  /** Milliseconds; 10 s with an action, else 5 s. Errors stay 12 s. */
  duration?: number;
};

type Shown = ToastMessage & { id: number; open: boolean };
type Api = { toast: (message: ToastMessage) => void };
const ToastContext = createContext<Api | null>(null);

/** Shows a toast; F8 takes the focus to it. */
export function useToast(): Api {
  const api = use(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** Keeps and shows toasts. `regionLabel` may contain {hotkey}. */
export function ToastProvider(props: { regionLabel: string; closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const api = useMemo<Api>(() => {
    // Only a few are kept: the oldest are removed.
    return {
      toast: (message) =>
        setShown((all) => [...all.slice(-3), { ...message, id: (all.at(-1)?.id ?? 0) + 1, open: true }]),
    };
  }, []);
  const close = (id: number) => setShown((all) => all.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={api}>
      <Radix.Provider swipeDirection="right" label={props.regionLabel}>
        {props.children}
        {shown.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={props.closeLabel}
            onClose={() => close(toast.id)}
          />
        ))}
        <Radix.Viewport
          label={props.regionLabel}
          // Above the bars at the foot of a page.
          className="fixed inset-x-4 bottom-20 z-70 flex flex-col gap-2 pb-[env(safe-area-inset-bottom)] sm:inset-x-auto sm:end-4 sm:w-96"
        />
      </Radix.Provider>
    </ToastContext>
  );
}

function ToastCard({
  toast,
  closeLabel,
  onClose,
}: {
  toast: Shown;
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

"use client";

import { createContext, use, useEffect, useMemo, useState, type ReactNode } from "react";
import { overlays } from "./lazy-overlays";
import type { ShownToast, ToastLabels, ToastMessage } from "./overlays/toasts";
import { openFocusTraps } from "./toast-region";

export type { ToastMessage };

type Api = { toast: (message: ToastMessage) => void };
const ToastContext = createContext<Api | null>(null);

/** Shows a toast; F8 takes the focus to it. */
export function useToast(): Api {
  const api = use(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** Keeps and shows toasts. */
export function ToastProvider({ labels, children }: { labels: ToastLabels; children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast[]>([]);
  const api = useMemo<Api>(() => {
    // Only a few are kept: the oldest are removed.
    return {
      toast: (message) =>
        setShown((all) => [...all.slice(-3), { ...message, id: (all.at(-1)?.id ?? 0) + 1, open: true }]),
    };
  }, []);
  const close = (id: number) => setShown((all) => all.filter((toast) => toast.id !== id));
  useEffect(openFocusTraps, []);
  const parts = overlays.usePart(shown.length > 0);
  return (
    <ToastContext value={api}>
      {children}
      {parts && <parts.ToastList shown={shown} labels={labels} onClose={close} />}
    </ToastContext>
  );
}

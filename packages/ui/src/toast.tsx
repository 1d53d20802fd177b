"use client";

import { createContext, use, useEffect, type ReactNode } from "react";
import { overlays } from "./lazy-overlays";
import type { ToastLabels, ToastMessage } from "./overlays/toasts";
import { openFocusTraps } from "./toast-region";
import { useToastLog, type ToastLog } from "./use-toast-log";

export type { ToastMessage };

type Api = Pick<ToastLog, "toast" | "undoLast">;
const ToastContext = createContext<Api | null>(null);

/** `toast` shows a toast; F8 takes the focus to it. `undoLast` undoes what the newest toast with an Undo tells. */
export function useToast(): Api {
  const api = use(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** Keeps and shows toasts. */
export function ToastProvider({ labels, children }: { labels: ToastLabels; children: ReactNode }) {
  const { shown, log } = useToastLog();
  useEffect(openFocusTraps, []);
  const parts = overlays.usePart(shown.length > 0);
  return (
    <ToastContext value={log}>
      {children}
      {parts && <parts.ToastList shown={shown} labels={labels} onClose={log.close} onAction={log.act} />}
    </ToastContext>
  );
}

import { useState } from "react";
import type { ShownToast, ToastMessage } from "./overlays/toasts";
import { leaveToasts } from "./toast-region";

/** Only a few toasts are kept: the oldest are removed. */
const MAX_SHOWN = 4;

export type ToastLog = {
  toast: (message: ToastMessage) => void;
  close: (id: number) => void;
  /** Runs the action of a toast, which Radix closes. */
  act: (toast: ShownToast) => void;
  /** Undoes what the newest toast with an Undo tells, as its button does. Returns whether there is one, or one runs. */
  undoLast: () => boolean;
};

/** The toasts that are shown, the oldest first. They are the log of what can be undone: each act for as long as its toast. */
export function useToastLog(): { shown: readonly ShownToast[]; log: ToastLog } {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [log] = useState(() => createToastLog(setShown));
  return { shown, log };
}

function createToastLog(show: (toasts: readonly ShownToast[]) => void): ToastLog {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  let running = 0;
  const set = (next: readonly ShownToast[]) => show((toasts = next));
  const close = (id: number) => {
    leaveToasts();
    set(toasts.filter((toast) => toast.id !== id));
  };
  const act = async ({ action }: ShownToast) => {
    const isUndo = action?.isUndo ? 1 : 0;
    running += isUndo;
    try {
      await action?.onAction();
    } finally {
      running -= isUndo;
    }
  };
  return {
    toast: (message) => set([...toasts.slice(1 - MAX_SHOWN), { ...message, id: ++lastId, open: true }]),
    close,
    act: (toast) => void act(toast),
    undoLast() {
      if (running > 0) return true;
      const last = toasts.findLast(({ action }) => action?.isUndo);
      if (!last) return false;
      close(last.id);
      void act(last);
      return true;
    },
  };
}

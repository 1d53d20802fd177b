import { useEffect } from "react";
import { isLeaving, onBeforeLeave } from "../../shared/language/before-leave";

type Saver = {
  /** Saves unsaved changes; rejects when the save fails. */
  flush: () => Promise<unknown>;
  /** Retries a save that waits for a connection. */
  retry: () => void;
  dispose: () => void;
  isDirty: () => boolean;
};

/** Saves when the page may be left, and asks before a tab with unsaved changes is closed. */
export function useSaveBeforeLeaving({ flush, retry, dispose, isDirty }: Saver): void {
  useEffect(() => {
    const save = () => void flush().catch(() => undefined);
    const onHidden = () => document.visibilityState === "hidden" && isDirty() && save();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty() && !isLeaving()) event.preventDefault();
    };
    const unregister = onBeforeLeave(flush);
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("online", retry);
    return () => {
      unregister();
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("online", retry);
      dispose();
    };
  }, [flush, retry, dispose, isDirty]);
}

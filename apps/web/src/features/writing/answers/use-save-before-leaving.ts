import { useEffect } from "react";
import { isLeaving, onBeforeLeave } from "../../shared/language/before-leaving";

type Saver = {
  /** Saves now what is unsaved; rejects when that does not work. */
  flush: () => Promise<unknown>;
  /** What waits for a connection. */
  retry: () => void;
  dispose: () => void;
  isDirty: () => boolean;
};

/** Saves whenever the page may be left, and asks before a tab with unsaved words is closed. */
export function useSaveBeforeLeaving({ flush, retry, dispose, isDirty }: Saver): void {
  useEffect(() => {
    const save = () => void flush().catch(() => undefined);
    const onHidden = () => document.visibilityState === "hidden" && isDirty() && save();
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isDirty() && !isLeaving()) event.preventDefault();
    };
    const takeBack = onBeforeLeave(flush);
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("online", retry);
    return () => {
      takeBack();
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("online", retry);
      dispose();
    };
  }, [flush, retry, dispose, isDirty]);
}

import { useEffect, useRef } from "react";

/**
 * ⌘S saves and ⌘Enter opens the schedule dialog (with Ctrl except on a Mac), unless a dialog is open or the key has been
 * handled.
 */
export function useEditorKeys(keys: { save: () => void; schedule: () => void }): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      const run =
        event.key.toLowerCase() === "s"
          ? latest.current.save
          : event.key === "Enter"
            ? latest.current.schedule
            : null;
      if (!run) return;
      event.preventDefault();
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) run();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

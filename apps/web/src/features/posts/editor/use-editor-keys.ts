import { useEffect, useRef } from "react";

/**
 * ⌘S saves, ⌘Enter opens the schedule dialog (Ctrl elsewhere than on a Mac); not behind an open dialog, nor when
 * somebody else has taken the key.
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

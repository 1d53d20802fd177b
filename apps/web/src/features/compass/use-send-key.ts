import { useEffect, useRef } from "react";

/** Calls `send` on ⌘Enter or Ctrl+Enter, anywhere on the page unless a dialog is open. */
export function useSendKey(send: () => void): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

import { useEffect, useRef } from "react";
import { useTabVisibility } from "./tab-visibility";
import { matchesWizardKey, type WIZARD_KEYS } from "./matches-wizard-key";

/** Calls `action` on one of the assistant's keys, regardless of the focus. */
export function useWizardKey(name: keyof typeof WIZARD_KEYS, action: () => void): void {
  const { shown } = useTabVisibility();
  const latest = useRef({ action, shown });
  useEffect(() => {
    latest.current = { action, shown };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
      if (!matchesWizardKey(name, event, { shown: latest.current.shown, dialog })) return;
      event.preventDefault();
      latest.current.action();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [name]);
}

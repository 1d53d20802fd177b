import { useEffect, useRef } from "react";
import { usePanel } from "./panel";
import { takesKey, type WIZARD_KEYS } from "./takes-key";

/** Calls `act` on one of the assistant's keys, wherever on the page the focus is. */
export function useWizardKey(name: keyof typeof WIZARD_KEYS, act: () => void): void {
  const { shown } = usePanel();
  const latest = useRef({ act, shown });
  useEffect(() => {
    latest.current = { act, shown };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const dialog = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
      if (!takesKey(name, event, { shown: latest.current.shown, dialog })) return;
      event.preventDefault();
      latest.current.act();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [name]);
}

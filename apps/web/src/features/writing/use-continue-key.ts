import { useEffect, useRef, type RefObject } from "react";
import { useWizardKey } from "./use-wizard-key";

/** ⌘Enter (Ctrl+Enter) sends the form of the step that is shown. */
export function useContinueKey(form: RefObject<HTMLFormElement | null>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useWizardKey("send", () => {
    // Leaving a field commits its pending input, such as a hashtag.
    if (form.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => form.current?.requestSubmit());
  });
}

import { useEffect, useRef, type RefObject } from "react";

/** ⌘Enter (Ctrl+Enter) sends the form of the step that is shown; not behind an open dialog, nor from another tab. */
export function useContinueKey(form: RefObject<HTMLFormElement | null>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || event.repeat || !form.current || form.current.closest("[hidden]")) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      // A field takes what is typed and not yet added when it is left: a hashtag.
      if (form.current.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => form.current?.requestSubmit());
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [form]);
}

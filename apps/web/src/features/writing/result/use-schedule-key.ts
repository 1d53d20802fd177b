import { useEffect, useRef } from "react";

/** ⌘Enter schedules (Ctrl elsewhere than on a Mac); not behind an open dialog. */
export function useScheduleKey(schedule: () => void): void {
  const latest = useRef(schedule);
  useEffect(() => {
    latest.current = schedule;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

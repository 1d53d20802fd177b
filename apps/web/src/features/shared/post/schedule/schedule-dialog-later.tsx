import dynamic from "next/dynamic";
import { useEffect } from "react";

const load = () => import("./schedule-dialog").then((module) => module.ScheduleDialog);

/** The schedule dialog; its calendar and time zones are a fifth of a page's script, and are not fetched with the page. */
export const ScheduleDialog = dynamic(load, { ssr: false });

/** Fetches the dialog once the page is there, so that it opens at once, also when the connection is gone by then. */
export function useScheduleDialogSoon(): void {
  useEffect(() => {
    // A failure now is none: opening the dialog tries again.
    const timer = setTimeout(() => void load().catch(() => {}), 1000);
    return () => clearTimeout(timer);
  }, []);
}

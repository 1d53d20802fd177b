import dynamic from "next/dynamic";
import { useEffect } from "react";

const load = () => import("../schedule/schedule-dialog").then((module) => module.ScheduleDialog);

/** The schedule dialog, loaded separately: its calendar and time zones are a fifth of a page's script. */
export const LazyScheduleDialog = dynamic(load, { ssr: false });

/** Preloads the dialog after the page, so that it opens at once and also offline. */
export function usePreloadScheduleDialog(): void {
  useEffect(() => {
    // A failed preload is ignored: opening the dialog loads it again.
    const timer = setTimeout(() => void import("../schedule/schedule-dialog").catch(() => undefined), 1000);
    return () => clearTimeout(timer);
  }, []);
}

"use client";

import { usePathname } from "next/navigation";
import { barePath } from "../../i18n/locale-path";

/** Whether a path or a page below it is shown; for the dashboard, whose path is above all others, only the exact path. */
export function useIsCurrent(path: string): boolean {
  const shown = barePath(usePathname());
  return shown === path || (path !== "/app" && shown.startsWith(`${path}/`));
}

"use client";

import { usePathname } from "next/navigation";
import { barePath } from "../../i18n/locale-path";

/** Whether a path, or a page below it, is the one shown. Everything is below the dashboard: only itself counts. */
export function useIsCurrent(path: string): boolean {
  const shown = barePath(usePathname());
  return shown === path || (path !== "/app" && shown.startsWith(`${path}/`));
}

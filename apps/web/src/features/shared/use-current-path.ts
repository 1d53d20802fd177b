"use client";

import { usePathname } from "next/navigation";
import { barePath, localePath } from "../../i18n/locale-path";
import { useLocale } from "./use-locale";

/** The page as the address bar names it: behind the proxy's rewrite the router may know /en/app for /app. */
export function useCurrentPath(): string {
  return localePath(useLocale(), barePath(usePathname()));
}

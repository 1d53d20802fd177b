"use client";

import { usePathname } from "next/navigation";
import { barePath, localePath } from "../../../i18n/locale-path";
import { useLocale } from "../../shared/use-locale";

/** The path in the address bar; behind the proxy's rewrite the router may report /en/app for /app. */
export function useCurrentPath(): string {
  return localePath(useLocale(), barePath(usePathname()));
}

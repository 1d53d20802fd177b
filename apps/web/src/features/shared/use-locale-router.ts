"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { localePath } from "../../i18n/locale-path";
import { useLocale } from "./use-locale";

/** The router for paths of the current language: `push("/app/posts")`. */
export function useLocaleRouter() {
  const router = useRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      push: (path: string) => router.push(localePath(locale, path)),
      replace: (path: string) => router.replace(localePath(locale, path)),
      refresh: () => router.refresh(),
    }),
    [router, locale],
  );
}

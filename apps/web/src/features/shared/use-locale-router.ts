"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { localePath } from "~/i18n/locale-path";
import { useNavigation } from "./navigation/navigation-target";
import { useLocale } from "./use-locale";

/** The router for paths of the current language: `push("/app/posts")`. */
export function useLocaleRouter() {
  const router = useRouter();
  const locale = useLocale();
  const { announce } = useNavigation();
  return useMemo(
    () => ({
      push(path: string) {
        announce(path);
        router.push(localePath(locale, path));
      },
      replace(path: string) {
        announce(path);
        router.replace(localePath(locale, path));
      },
      refresh: () => router.refresh(),
    }),
    [router, locale, announce],
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { useNavigation } from "./navigation/navigation-target";
import { useToHref } from "./navigation/workspace";

/** The router for paths of the current language and workspace: `push("/app/posts")`. */
export function useLocaleRouter() {
  const router = useRouter();
  const toHref = useToHref();
  const { announce } = useNavigation();
  return useMemo(
    () => ({
      push(path: string) {
        announce(path);
        router.push(toHref(path));
      },
      replace(path: string) {
        announce(path);
        router.replace(toHref(path));
      },
      refresh: () => router.refresh(),
    }),
    [router, toHref, announce],
  );
}

"use client";

import { useSyncExternalStore } from "react";
import type { Theme } from "~/server/theme";
import { useAction } from "../actions/use-action";
import { saveTheme } from "./save-theme";
import { themeColors } from "./theme-colors";

const listeners = new Set<() => void>();

/** The theme of this document: a store for useSyncExternalStore, so that every theme field shows the same value. */
export const shownTheme = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => document.documentElement.dataset.theme as Theme | undefined,
  /** Applies the theme to the page and to the browser's own bars. */
  show(theme: Theme): void {
    document.documentElement.dataset.theme = theme;
    for (const { media, color } of themeColors(theme))
      document.querySelector(`meta[name="theme-color"][media="${media}"]`)?.setAttribute("content", color);
    for (const listener of listeners) listener();
  },
};

/** The theme and a function that changes it at once and stores it for a year. `saved` is the theme of the served page. */
export function useTheme(saved: Theme): [Theme, (theme: Theme) => void] {
  const save = useAction(saveTheme, { latestWins: true });
  const theme = useSyncExternalStore(
    shownTheme.subscribe,
    () => shownTheme.read() ?? saved,
    () => saved,
  );
  return [
    theme,
    (chosen) => {
      shownTheme.show(chosen);
      void save.run(chosen);
    },
  ];
}

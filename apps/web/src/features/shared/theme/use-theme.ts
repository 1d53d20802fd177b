"use client";

import { useSyncExternalStore } from "react";
import { saveTheme } from "../../../server/save-theme";
import type { Theme } from "../../../server/theme";
import { useAction } from "../actions/use-action";
import { shownTheme } from "./shown-theme";

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

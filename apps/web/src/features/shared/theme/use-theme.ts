"use client";

import { useToast } from "@takt/ui/toast";
import { useSyncExternalStore } from "react";
import { saveTheme } from "../../../server/save-theme";
import type { Theme } from "../../../server/theme";
import { useErrorText } from "../use-error-text";
import { shownTheme } from "./shown-theme";

/** The theme and a function that changes it at once and stores it for a year. `saved` is the theme of the served page. */
export function useTheme(saved: Theme): [Theme, (theme: Theme) => void] {
  const { toast } = useToast();
  const errorText = useErrorText();
  const theme = useSyncExternalStore(
    shownTheme.subscribe,
    () => shownTheme.read() ?? saved,
    () => saved,
  );
  return [
    theme,
    (chosen) => {
      shownTheme.show(chosen);
      saveTheme(chosen).catch((error: unknown) => toast({ tone: "error", title: errorText(error) }));
    },
  ];
}

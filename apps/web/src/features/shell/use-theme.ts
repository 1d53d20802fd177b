"use client";

import { useState } from "react";
import { saveTheme } from "../../server/save-theme";
import type { Theme } from "../../server/theme";

/** The theme: changed at once, and remembered for a year. */
export function useTheme(saved: Theme): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(saved);
  return [
    theme,
    (chosen) => {
      setTheme(chosen);
      document.documentElement.dataset.theme = chosen;
      void saveTheme(chosen);
    },
  ];
}

/** Where colors of a brand lie: those of apps/web/src/app/tokens.css, which a test compares, by their names there. */
export const BRAND_SURFACES = {
  light: {
    background: "#f3f5f2",
    sheet: "#ffffff",
    sunk: "#fafbf9",
    surface: "#ffffff",
    "surface-2": "#eef1ed",
  },
  dark: {
    background: "#090c0b",
    sheet: "#101513",
    sunk: "#0c110f",
    surface: "#171d1a",
    "surface-2": "#1c2320",
  },
} as const;

/** The least contrast by WCAG 2.2: 1.4.3 for texts, which lie on every surface; 1.4.11 for what is filled. */
export const LEAST_CONTRAST = { text: 4.5, fill: 3 } as const;

/** Where something that is filled with a color lies, such as a checkbox. */
export const FILLED_ON = ["background", "sheet", "surface"] as const;

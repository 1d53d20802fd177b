import { cookies } from "next/headers";
import { COOKIES } from "./cookies";

const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: unknown): value is Theme {
  return (THEMES as readonly unknown[]).includes(value);
}

/** Returns the chosen theme; it is rendered into <html data-theme>, so it needs no script and nothing flashes. */
export async function currentTheme(): Promise<Theme> {
  const chosen = (await cookies()).get(COOKIES.theme.name)?.value;
  return isTheme(chosen) ? chosen : "system";
}

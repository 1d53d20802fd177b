"use server";

import { cookies } from "next/headers";
import { env } from "../env";
import { cookieFlags, COOKIES } from "./cookies";
import { isTheme } from "./theme";

/** Stores the theme in a cookie; server actions accept requests from our own origin only. */
export async function saveTheme(theme: unknown): Promise<void> {
  if (!isTheme(theme)) return;
  const { name, maxAge } = COOKIES.theme;
  (await cookies()).set(name, theme, { ...cookieFlags(env().AUTH_URL), maxAge });
}

import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { cookies } from "next/headers";

/** Tells whether a session cookie is present: enough for a button label, without a database query. */
export async function hasSessionCookie(): Promise<boolean> {
  const jar = await cookies();
  return SESSION_COOKIES.some((name) => jar.has(name));
}

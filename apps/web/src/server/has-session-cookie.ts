import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { cookies } from "next/headers";

/** Presence alone: good enough for the words on a button, without asking the database. */
export async function hasSessionCookie(): Promise<boolean> {
  const jar = await cookies();
  return SESSION_COOKIES.some((name) => jar.has(name));
}

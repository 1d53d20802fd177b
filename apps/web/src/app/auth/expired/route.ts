import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { cookies } from "next/headers";
import { localePath } from "../../../i18n/locale-path";
import { env } from "../../../env";
import { cookieFlags, COOKIES } from "../../../server/cookies";
import { goTo } from "../../../server/go-to";
import { hasSession } from "../../../server/has-session";
import { safeReturnPath } from "../../../server/safe-return-path";
import { visitorLanguage } from "../../../server/visitor-language";

/**
 * A page or a call has found the session ended: remembers `return`, the page to come back to, and leads to the login.
 * Anybody may link to this: a session that is still valid stays, and no address but one of the app is remembered.
 */
export async function GET(request: Request): Promise<Response> {
  const wanted = safeReturnPath(new URL(request.url).searchParams.get("return"));
  const locale = await visitorLanguage();
  if (await hasSession()) return goTo(env().AUTH_URL, wanted ?? localePath(locale, "/app"));
  const jar = await cookies();
  const flags = cookieFlags(env().AUTH_URL);
  // Its cookie would let the proxy believe that somebody is signed in.
  for (const name of SESSION_COOKIES) if (jar.has(name)) jar.set(name, "", { ...flags, maxAge: 0 });
  const { name, maxAge } = COOKIES.returnPath;
  if (wanted) jar.set(name, wanted, { ...flags, maxAge });
  return goTo(env().AUTH_URL, localePath(locale, "/login?ended=1"));
}

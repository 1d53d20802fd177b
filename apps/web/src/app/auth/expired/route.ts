import { SESSION_COOKIES } from "@takt/auth/session-cookie";
import { cookies } from "next/headers";
import { localePath } from "~/i18n/locale-path";
import { env } from "~/env";
import { cookieFlags, COOKIES } from "~/server/cookies";
import { seeOther } from "~/server/see-other";
import { hasSession } from "~/server/has-session";
import { safeReturnPath } from "~/server/safe-return-path";
import { visitorLanguage } from "~/server/request-cookies";

/**
 * Where a page or a call leads once the session has ended: remembers `return`, the page to come back to, and redirects to
 * the login. Anybody may link here, so a valid session stays and only paths that safeReturnPath allows are remembered. With
 * `?visitor` there was no session, so the login mentions none.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const wanted = safeReturnPath(query.get("return"));
  const locale = await visitorLanguage();
  if (await hasSession()) return seeOther(env().AUTH_URL, wanted ?? localePath(locale, "/app"));
  const jar = await cookies();
  const flags = cookieFlags(env().AUTH_URL);
  // The proxy takes the presence of this cookie for a session.
  for (const name of SESSION_COOKIES) if (jar.has(name)) jar.set(name, "", { ...flags, maxAge: 0 });
  const { name, maxAge } = COOKIES.returnPath;
  if (wanted) jar.set(name, wanted, { ...flags, maxAge });
  return seeOther(env().AUTH_URL, localePath(locale, query.has("visitor") ? "/login" : "/login?ended=1"));
}

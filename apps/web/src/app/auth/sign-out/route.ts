import { cookies } from "next/headers";
import { env } from "~/env";
import { localePath } from "~/i18n/locale-path";
import { cookieFlags, COOKIES } from "~/server/cookies";
import { signOut } from "~/server/auth";
import { safeReturnPath } from "~/server/safe-return-path";
import { seeOther } from "~/server/see-other";
import { errorResponse } from "~/server/error-response";
import { isSameOrigin } from "~/server/same-origin";
import { visitorLanguage } from "~/server/request-cookies";

/**
 * Ends the session in the database and clears this browser's storage. With `?again` the user is about to sign in again,
 * so the login does not mention it, and `return` names the page to come back to; with `?deletion` it says what follows.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
  await signOut({ redirect: false });
  const query = new URL(request.url).searchParams;
  const reason = query.has("deletion") ? "?deletion=1" : query.has("again") ? "" : "?signedOut=1";
  const login = `/login${reason}`;
  const wanted = query.has("again") ? safeReturnPath(query.get("return")) : null;
  const { name, maxAge } = COOKIES.returnPath;
  if (wanted) (await cookies()).set(name, wanted, { ...cookieFlags(env().AUTH_URL), maxAge });
  // Storage holds unsaved texts; where this header is unsupported, the login removes them. The cookies of language,
  // theme and last workspace stay, and pages are never cached.
  return seeOther(env().AUTH_URL, localePath(await visitorLanguage(), login), {
    "clear-site-data": '"storage"',
  });
}

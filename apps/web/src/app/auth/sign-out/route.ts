import { env } from "../../../env";
import { localePath } from "../../../i18n/locale-path";
import { signOut } from "../../../server/deps";
import { seeOther } from "../../../server/see-other";
import { errorResponse } from "../../../server/error-response";
import { isSameOrigin } from "../../../server/same-origin";
import { visitorLanguage } from "../../../server/request-cookies";

/**
 * Ends the session in the database and clears this browser's storage. With `?again` the user is about to sign in again,
 * so the login does not mention it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
  await signOut({ redirect: false });
  const login = new URL(request.url).searchParams.has("again") ? "/login" : "/login?signedOut=1";
  // Storage holds unsaved texts; where this header is unsupported, the login removes them. The cookies of language and
  // theme stay, and pages are never cached.
  return seeOther(env().AUTH_URL, localePath(await visitorLanguage(), login), {
    "clear-site-data": '"storage"',
  });
}

import { env } from "../../../env";
import { localePath } from "../../../i18n/locale-path";
import { signOut } from "../../../server/deps";
import { goTo } from "../../../server/go-to";
import { refuse } from "../../../server/refuse";
import { isSameOrigin } from "../../../server/same-origin";
import { visitorLanguage } from "../../../server/visitor-language";

/**
 * Ends the session in the database, and leaves nothing of it in the browser. `?again`: in order to sign in again, so
 * the login needs no word about it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
  await signOut({ redirect: false });
  const login = new URL(request.url).searchParams.has("again") ? "/login" : "/login?signedOut=1";
  // Storage holds unsaved texts; the page this leads to removes them where the header is unknown. The cookies of language and theme may stay, and pages are never cached.
  return goTo(env().AUTH_URL, localePath(await visitorLanguage(), login), {
    "clear-site-data": '"storage"',
  });
}

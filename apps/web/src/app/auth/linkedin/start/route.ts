import { localePath } from "../../../../i18n/locale-path";
import { env } from "../../../../env";
import { startConnecting } from "../../../../server/start-connecting";
import { seeOther } from "../../../../server/see-other";
import { safeReturnPath } from "../../../../server/safe-return-path";
import { signedInUser } from "../../../../server/signed-in-user";
import { visitorLanguage } from "../../../../server/request-cookies";

/** Starts (re)connecting LinkedIn for an activated user; `return` is the page to come back to. */
export async function GET(request: Request): Promise<Response> {
  const locale = await visitorLanguage();
  const user = await signedInUser();
  if (!user) return seeOther(env().AUTH_URL, localePath(locale, "/login"));
  // The app shows where their account stands.
  if (user.waitlist !== "active") return seeOther(env().AUTH_URL, localePath(locale, "/app"));
  const wanted = safeReturnPath(new URL(request.url).searchParams.get("return"));
  return seeOther(env().AUTH_URL, await startConnecting(wanted ?? localePath(locale, "/app/posts")));
}

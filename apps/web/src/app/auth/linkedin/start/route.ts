import { localePath } from "../../../../i18n/locale-path";
import { env } from "../../../../env";
import { beginConnecting } from "../../../../server/begin-connecting";
import { goTo } from "../../../../server/go-to";
import { safeReturnPath } from "../../../../server/safe-return-path";
import { signedInUser } from "../../../../server/signed-in-user";
import { visitorLanguage } from "../../../../server/visitor-language";

/** Begins to connect LinkedIn (anew) for who is activated; `return` is the page to come back to. */
export async function GET(request: Request): Promise<Response> {
  const locale = await visitorLanguage();
  const user = await signedInUser();
  if (!user) return goTo(env().AUTH_URL, localePath(locale, "/login"));
  // It shows where their account stands.
  if (user.waitlist !== "active") return goTo(env().AUTH_URL, localePath(locale, "/app"));
  const wanted = safeReturnPath(new URL(request.url).searchParams.get("return"));
  return goTo(env().AUTH_URL, await beginConnecting(wanted ?? localePath(locale, "/app/posts")));
}

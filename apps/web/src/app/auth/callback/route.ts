import { cookies } from "next/headers";
import { localePath } from "../../../i18n/locale-path";
import { env } from "../../../env";
import { COOKIES } from "../../../server/cookies";
import { goTo } from "../../../server/go-to";
import { safeReturnPath } from "../../../server/safe-return-path";
import { signedInUser } from "../../../server/signed-in-user";
import { visitorLanguage } from "../../../server/visitor-language";

/**
 * Where sign-in ends (it has stamped the last login): the remembered page, or the app, which shows the restricted
 * view to who is not activated.
 */
export async function GET(): Promise<Response> {
  const jar = await cookies();
  const wanted = safeReturnPath(jar.get(COOKIES.returnPath.name)?.value);
  const locale = await visitorLanguage();
  if (!(await signedInUser())) return goTo(env().AUTH_URL, localePath(locale, "/login?error=NoSession"));
  jar.delete(COOKIES.returnPath.name);
  jar.delete(COOKIES.age.name);
  return goTo(env().AUTH_URL, wanted ?? localePath(locale, "/app"));
}

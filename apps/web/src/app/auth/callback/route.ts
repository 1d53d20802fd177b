import { cookies } from "next/headers";
import { localePath } from "../../../i18n/locale-path";
import { env } from "../../../env";
import { afterSignIn } from "../../../server/after-sign-in";
import { cookieFlags, COOKIES } from "../../../server/cookies";
import { goTo } from "../../../server/go-to";
import { hasSession } from "../../../server/has-session";
import { rememberedPath } from "../../../server/remembered-path";
import { signedInUser } from "../../../server/signed-in-user";
import { visitorLanguage } from "../../../server/visitor-language";

/**
 * Where sign-in ends (it has stamped the last login), and the onboarding too: the onboarding while it is open, then the
 * remembered page, or the app, which shows the restricted view to who is not activated.
 */
export async function GET(): Promise<Response> {
  const jar = await cookies();
  const locale = await visitorLanguage();
  const user = await signedInUser();
  // A session without a profile: the app says so, and offers to sign out.
  if (!user)
    return goTo(env().AUTH_URL, localePath(locale, (await hasSession()) ? "/app" : "/login?error=NoSession"));
  const { path, keep } = afterSignIn(user, await rememberedPath(), locale);
  if (!keep) jar.delete(COOKIES.returnPath.name);
  jar.delete(COOKIES.age.name);
  const { name, maxAge } = COOKIES.returning;
  jar.set(name, "1", { ...cookieFlags(env().AUTH_URL), maxAge });
  return goTo(env().AUTH_URL, path);
}

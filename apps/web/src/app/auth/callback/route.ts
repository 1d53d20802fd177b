import { cookies } from "next/headers";
import { localePath } from "~/i18n/locale-path";
import { env } from "~/env";
import { afterSignIn } from "~/server/after-sign-in";
import { COOKIES } from "~/server/cookies";
import { seeOther } from "~/server/see-other";
import { hasSession } from "~/server/has-session";
import { rememberedPath, visitorLanguage } from "~/server/request-cookies";
import { signedInUser } from "~/server/signed-in-user";

/**
 * Where sign-in and onboarding end: leads to the onboarding while it is open, then to the remembered page, or to the app,
 * which shows the waitlist screen to a user who is not activated.
 */
export async function GET(): Promise<Response> {
  const jar = await cookies();
  const locale = await visitorLanguage();
  const user = await signedInUser();
  // A session may have no profile: the app says so and offers to sign out.
  if (!user)
    return seeOther(
      env().AUTH_URL,
      localePath(locale, (await hasSession()) ? "/app" : "/login?error=NoSession"),
    );
  const { path, keep } = afterSignIn(user, await rememberedPath(), locale);
  if (!keep) jar.delete(COOKIES.returnPath.name);
  jar.delete(COOKIES.age.name);
  return seeOther(env().AUTH_URL, path);
}

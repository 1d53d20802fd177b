import { cookies } from "next/headers";
import { barePath, localePath } from "~/i18n/locale-path";
import { env } from "~/env";
import { afterSignIn } from "~/server/after-sign-in";
import { cookieFlags, COOKIES } from "~/server/cookies";
import { safeReturnPath } from "~/server/safe-return-path";
import { isInOwnWorkspace, lastWorkspacePath } from "~/server/last-workspace";
import { seeOther } from "~/server/see-other";
import { hasSession } from "~/server/has-session";
import { rememberedPath, visitorLanguage } from "~/server/request-cookies";
import { signedInUser } from "~/server/signed-in-user";

/**
 * Where sign-in and onboarding end: leads to the onboarding while it is open, then to the remembered page, or to Today of the workspace that was used
 * last, which shows the waitlist screen to a user who is not activated. With `return` that page is wanted in place of the
 * remembered one: the workspace that somebody has joined.
 */
export async function GET(request: Request): Promise<Response> {
  const jar = await cookies();
  const locale = await visitorLanguage();
  const user = await signedInUser();
  // A session may have no profile: the app says so and offers to sign out.
  if (!user)
    return seeOther(
      env().AUTH_URL,
      localePath(locale, (await hasSession()) ? "/app" : "/login?error=NoSession"),
    );
  const asked = safeReturnPath(new URL(request.url).searchParams.get("return"));
  const wanted = asked ?? (await rememberedPath());
  // A workspace may be closed by now, or its member removed.
  const isOpen = wanted === null || (await isInOwnWorkspace(barePath(wanted)));
  const { path, keep } = afterSignIn(user, isOpen ? wanted : null, locale, await lastWorkspacePath());
  const { name, maxAge } = COOKIES.returnPath;
  if (!keep) jar.delete(name);
  else if (asked) jar.set(name, asked, { ...cookieFlags(env().AUTH_URL), maxAge });
  jar.delete(COOKIES.age.name);
  return seeOther(env().AUTH_URL, path);
}

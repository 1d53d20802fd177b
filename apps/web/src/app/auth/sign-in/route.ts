import { cookies, headers } from "next/headers";
import { env } from "~/env";
import { localePath } from "~/i18n/locale-path";
import { needsAgeConfirmation } from "~/server/age-confirmation";
import { withErrorResponse } from "~/server/with-error-response";
import { cookieFlags, COOKIES } from "~/server/cookies";
import { signIn } from "~/server/auth";
import { seeOther } from "~/server/see-other";
import { withReadBody } from "~/server/read-body";
import { errorResponse, HttpError } from "~/server/error-response";
import { isSameOrigin } from "~/server/same-origin";
import { negotiateLocale } from "~/server/negotiate-locale";
import { withAttempt } from "~/server/sign-in-attempts";
import { visitorLanguage } from "~/server/request-cookies";

/** The form has one checkbox. */
const MAX_BYTES = 4096;

/**
 * The login page's form: stores "I am at least 16" for the account that may be created, and redirects to LinkedIn. A
 * visitor who may need an account but has not confirmed their age is asked first, because LinkedIn's consent would be in
 * vain. Not a server action: its client would fetch LinkedIn's page instead of navigating there.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
    const form = await readForm(request);
    const adult = form.get("adult") === "yes";
    const jar = await cookies();
    const { name, maxAge } = COOKIES.age;
    if (adult) jar.set(name, "1", { ...cookieFlags(env().AUTH_URL), maxAge });
    else jar.delete(name);
    if (needsAgeConfirmation(form))
      return seeOther(env().AUTH_URL, localePath(await visitorLanguage(), "/login?error=AgeNotConfirmed"));
    await rememberLanguage();
    const address = (await signIn("linkedin", { redirectTo: "/auth/callback", redirect: false })) as string;
    const attempts = withAttempt(jar, address);
    if (attempts !== null) {
      const { name, maxAge } = COOKIES.signInAttempts;
      jar.set(name, attempts, { ...cookieFlags(env().AUTH_URL), maxAge });
    }
    return seeOther(env().AUTH_URL, address);
  });
}

/**
 * Stores the page's language where the way back from LinkedIn, which knows no page, would be in another one: it has been
 * changed in another tab, or the cookie is gone.
 */
async function rememberLanguage(): Promise<void> {
  const jar = await cookies();
  const { name, maxAge } = COOKIES.locale;
  const language = await visitorLanguage();
  const otherwise = negotiateLocale(jar.get(name)?.value, (await headers()).get("accept-language"));
  if (language !== otherwise) jar.set(name, language, { ...cookieFlags(env().AUTH_URL), maxAge });
}

async function readForm(request: Request): Promise<FormData> {
  const read = await withReadBody(request, MAX_BYTES);
  try {
    return await read.formData();
  } catch {
    throw new HttpError(400, "form_invalid");
  }
}

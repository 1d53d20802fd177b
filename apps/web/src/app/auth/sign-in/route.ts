import { cookies } from "next/headers";
import { env } from "../../../env";
import { localePath } from "../../../i18n/locale-path";
import { needsAgeConfirmation } from "../../../server/age-confirmation";
import { answerErrors } from "../../../server/answer-errors";
import { cookieFlags, COOKIES } from "../../../server/cookies";
import { signIn } from "../../../server/deps";
import { DoorError } from "../../../server/door-error";
import { goTo } from "../../../server/go-to";
import { withReadBody } from "../../../server/read-body";
import { refuse } from "../../../server/refuse";
import { isSameOrigin } from "../../../server/same-origin";
import { visitorLanguage } from "../../../server/visitor-language";

/** One tick. */
const MAX_BYTES = 4096;

/**
 * The login page's form: keeps "I am at least 16" for the account that may be created, and leads to LinkedIn. Who may
 * need an account and has confirmed nothing is asked here, before LinkedIn's consent, which would be in vain.
 * A form and not a server action, whose client would fetch LinkedIn's page instead of going there.
 */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
    const form = await readForm(request);
    const adult = form.get("adult") === "yes";
    const jar = await cookies();
    const { name, maxAge } = COOKIES.age;
    if (adult) jar.set(name, "1", { ...cookieFlags(env().AUTH_URL), maxAge });
    else jar.delete(name);
    if (needsAgeConfirmation(form, jar.has(COOKIES.returning.name)))
      return goTo(env().AUTH_URL, localePath(await visitorLanguage(), "/login?error=AgeNotConfirmed"));
    const address = (await signIn("linkedin", { redirectTo: "/auth/callback", redirect: false })) as string;
    return goTo(env().AUTH_URL, address);
  });
}

async function readForm(request: Request): Promise<FormData> {
  const read = await withReadBody(request, MAX_BYTES);
  try {
    return await read.formData();
  } catch {
    throw new DoorError(400, "form_invalid");
  }
}

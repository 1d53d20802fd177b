import { cookies } from "next/headers";
import { env } from "../../../env";
import { answerErrors } from "../../../server/answer-errors";
import { cookieFlags, COOKIES } from "../../../server/cookies";
import { signIn } from "../../../server/deps";
import { DoorError } from "../../../server/door-error";
import { goTo } from "../../../server/go-to";
import { withReadBody } from "../../../server/read-body";
import { refuse } from "../../../server/refuse";
import { isSameOrigin } from "../../../server/same-origin";

/** One tick. */
const MAX_BYTES = 4096;

/**
 * The login page's form: keeps "I am at least 16" for the account that may be created, and leads to LinkedIn.
 * A form and not a server action, whose client would fetch LinkedIn's page instead of going there.
 */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
    const adult = await saysAdult(await withReadBody(request, MAX_BYTES));
    const jar = await cookies();
    const { name, maxAge } = COOKIES.age;
    if (adult) jar.set(name, "1", { ...cookieFlags(env().AUTH_URL), maxAge });
    else jar.delete(name);
    const address = (await signIn("linkedin", { redirectTo: "/auth/callback", redirect: false })) as string;
    return goTo(env().AUTH_URL, address);
  });
}

async function saysAdult(request: Request): Promise<boolean> {
  try {
    return (await request.formData()).get("adult") === "yes";
  } catch {
    throw new DoorError(400, "form_invalid");
  }
}

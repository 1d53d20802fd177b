import { cookies } from "next/headers";
import { env } from "../../../../env";
import { COOKIES } from "../../../../server/cookies";
import { finishConnecting } from "../../../../server/finish-connecting";
import { seeOther } from "../../../../server/see-other";
import { localePath } from "../../../../i18n/locale-path";
import { readConnectState } from "../../../../server/read-connect-state";
import { signedInUser } from "../../../../server/signed-in-user";
import { visitorLanguage } from "../../../../server/request-cookies";

/** LinkedIn's registered redirect URI for (re)connecting; returns to the page before, with the outcome in `linkedin`. */
export async function GET(request: Request): Promise<Response> {
  const jar = await cookies();
  const locale = await visitorLanguage();
  const stored = readConnectState(jar.get(COOKIES.connectState.name)?.value);
  jar.delete(COOKIES.connectState.name);
  const user = await signedInUser();
  if (!user) return seeOther(env().AUTH_URL, localePath(locale, "/login"));
  if (user.waitlist !== "active") return seeOther(env().AUTH_URL, localePath(locale, "/app"));
  const outcome = await finishConnecting(new URL(request.url).searchParams, stored?.state);
  const back = new URL(stored?.back ?? localePath(locale, "/app/posts"), env().AUTH_URL);
  back.searchParams.set("linkedin", outcome);
  return seeOther(env().AUTH_URL, back.pathname + back.search);
}

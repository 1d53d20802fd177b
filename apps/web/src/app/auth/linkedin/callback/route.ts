import { cookies } from "next/headers";
import { env } from "../../../../env";
import { COOKIES } from "../../../../server/cookies";
import { finishConnecting } from "../../../../server/finish-connecting";
import { goTo } from "../../../../server/go-to";
import { localePath } from "../../../../i18n/locale-path";
import { readConnectState } from "../../../../server/read-connect-state";
import { signedInUser } from "../../../../server/signed-in-user";
import { visitorLanguage } from "../../../../server/visitor-language";

/** LinkedIn's registered redirect for (re)connecting; goes back to where they were, with how it went in `linkedin`. */
export async function GET(request: Request): Promise<Response> {
  const jar = await cookies();
  const locale = await visitorLanguage();
  const kept = readConnectState(jar.get(COOKIES.connectState.name)?.value);
  jar.delete(COOKIES.connectState.name);
  const user = await signedInUser();
  if (!user) return goTo(env().AUTH_URL, localePath(locale, "/login"));
  if (user.waitlist !== "active") return goTo(env().AUTH_URL, localePath(locale, "/app"));
  const outcome = await finishConnecting(new URL(request.url).searchParams, kept?.state);
  const back = new URL(kept?.back ?? localePath(locale, "/app/posts"), env().AUTH_URL);
  back.searchParams.set("linkedin", outcome);
  return goTo(env().AUTH_URL, back.pathname + back.search);
}

import { randomBytes } from "node:crypto";
import { authorizationUrl } from "@takt/auth/authorization-url";
import { cookies } from "next/headers";
import { env } from "../../../../env";
import { localePath } from "../../../../i18n/locale-path";
import { connectRedirectUri } from "../../../../server/connect-redirect-uri";
import { cookieFlags, COOKIES } from "../../../../server/cookies";
import { linkedinApp } from "../../../../server/deps";
import { goTo } from "../../../../server/go-to";
import { safeReturnPath } from "../../../../server/safe-return-path";
import { signedInUser } from "../../../../server/signed-in-user";
import { visitorLanguage } from "../../../../server/visitor-language";

/** Begins to connect LinkedIn (anew); `return` is the page to come back to. */
export async function GET(request: Request): Promise<Response> {
  const locale = await visitorLanguage();
  if (!(await signedInUser())) return goTo(env().AUTH_URL, localePath(locale, "/login"));
  const state = randomBytes(32).toString("base64url");
  const back =
    safeReturnPath(new URL(request.url).searchParams.get("return")) ?? localePath(locale, "/app/posts");
  const { name, maxAge } = COOKIES.connectState;
  (await cookies()).set(name, JSON.stringify({ state, back }), { ...cookieFlags(env().AUTH_URL), maxAge });
  return goTo(env().AUTH_URL, authorizationUrl(linkedinApp(), { redirectUri: connectRedirectUri(), state }));
}

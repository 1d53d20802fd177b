import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import { cookies } from "next/headers";
import { env } from "../env";
import { localePath } from "../i18n/locale-path";
import { COOKIES } from "./cookies";
import { finishConnecting } from "./finish-connecting";
import { readConnectState } from "./read-connect-state";
import { visitorLanguage } from "./request-cookies";
import { safeReturnPath } from "./safe-return-path";
import { seeOther } from "./see-other";
import { signedInUser } from "./signed-in-user";
import { startConnecting } from "./start-connecting";

/**
 * Leads an activated user to LinkedIn's consent page, of the app that publishes or of a product's; `return` is the page to
 * come back to. 404 for a product that this installation has no app for.
 */
export async function answerConnectStart(request: Request, product: ApiProduct | null): Promise<Response> {
  const refusal = await refuseVisitor();
  if (refusal) return refusal;
  const wanted = safeReturnPath(new URL(request.url).searchParams.get("return"));
  const back =
    wanted ?? localePath(await visitorLanguage(), product === null ? "/app/posts" : "/app/user/profile");
  const url = await startConnecting(product, back);
  return url === null ? new Response(null, { status: 404 }) : seeOther(env().AUTH_URL, url);
}

/** Takes what LinkedIn sends back with the browser, and returns to the page before, with the outcome in `linkedin`. */
export async function answerConnectCallback(request: Request, product: ApiProduct | null): Promise<Response> {
  const jar = await cookies();
  const stored = readConnectState(jar.get(COOKIES.connectState.name)?.value);
  jar.delete(COOKIES.connectState.name);
  const refusal = await refuseVisitor();
  if (refusal) return refusal;
  // A state that was made for another app is none of this one.
  const state = stored?.product === product ? stored.state : undefined;
  const outcome = await finishConnecting(product, new URL(request.url).searchParams, state);
  const otherwise = localePath(await visitorLanguage(), "/app/posts");
  const back = new URL(stored?.back ?? otherwise, env().AUTH_URL);
  back.searchParams.set("linkedin", outcome);
  return seeOther(env().AUTH_URL, back.pathname + back.search);
}

/** Sends away who is not signed in; the app shows the others where their account stands. */
async function refuseVisitor(): Promise<Response | null> {
  const user = await signedInUser();
  if (user?.waitlist === "active" && !user.deletion) return null;
  return seeOther(env().AUTH_URL, localePath(await visitorLanguage(), user ? "/app" : "/login"));
}

import type { ApiProduct } from "@takt/domain/connections/model/api-product";
import type { ConnectOutcome } from "@takt/domain/connections/model/connect-outcome";
import { cookies } from "next/headers";
import { env } from "../env";
import { localePath } from "../i18n/locale-path";
import { takeConnectAttempt } from "./connect-attempts";
import { createContext } from "./context";
import { COOKIES } from "./cookies";
import { errorResponse } from "./error-response";
import { finishConnecting } from "./finish-connecting";
import { readHeldGrant } from "./held-grant-cookie";
import { readFields } from "./read-body";
import { isSameOrigin } from "./same-origin";
import { completeHeldGrant } from "./complete-held-grant";
import { withErrorResponse } from "./with-error-response";
import { visitorLanguage } from "./request-cookies";
import { safeReturnPath } from "./safe-return-path";
import { seeOther } from "./see-other";
import { signedInUser } from "./signed-in-user";
import { startConnecting } from "./start-connecting";

/** The page that asks a member whether what LinkedIn gave access to is theirs. */
const MEMBER_QUESTION = "/app/user/linkedin-member";
/** The form has one field. */
const MAX_BYTES = 200;

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
  const query = new URL(request.url).searchParams;
  const stored = await takeConnectAttempt(query.get("state"));
  const refusal = await refuseVisitor();
  if (refusal) return refusal;
  // A state that was made for another app is none of this one.
  const isExpected = stored?.product === product;
  const back = stored?.back ?? localePath(await visitorLanguage(), "/app/posts");
  const outcome = await finishConnecting(product, query, { isExpected, back });
  if (outcome === "asks")
    return seeOther(env().AUTH_URL, localePath(await visitorLanguage(), MEMBER_QUESTION));
  return withOutcome(back, outcome);
}

/**
 * Takes the member's answer whether what LinkedIn gave access to is theirs: a form with `answer`, yes or no. 403 from
 * another page.
 */
export function answerMemberForm(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
    const refusal = await refuseVisitor();
    if (refusal) return refusal;
    const answer = (await readFields(request, MAX_BYTES)).get("answer");
    if (answer !== "yes" && answer !== "no") return errorResponse(400, "answer_invalid");
    const { user } = await createContext();
    const waiting = user && (await readHeldGrant(user.actor.userId));
    (await cookies()).delete(COOKIES.heldGrant.name);
    if (!waiting) return withOutcome(localePath(await visitorLanguage(), "/app/user/profile"), "outdated");
    const { product, held, back } = waiting;
    const outcome = await completeHeldGrant(user.actor, product, { held, isMine: answer === "yes" });
    return withOutcome(back, outcome);
  });
}

function withOutcome(page: string, outcome: ConnectOutcome): Response {
  const back = new URL(page, env().AUTH_URL);
  back.searchParams.set("linkedin", outcome);
  return seeOther(env().AUTH_URL, back.pathname + back.search);
}

/** Sends away who is not signed in; the app shows the others where their account stands. */
async function refuseVisitor(): Promise<Response | null> {
  const user = await signedInUser();
  if (user?.waitlist === "active" && !user.deletion) return null;
  return seeOther(env().AUTH_URL, localePath(await visitorLanguage(), user ? "/app" : "/login"));
}

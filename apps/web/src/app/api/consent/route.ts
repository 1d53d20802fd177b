import { randomUUID } from "node:crypto";
import { OPTIONAL_SERVICES } from "@takt/domain/privacy/model/browser-storage/optional-services";
import {
  CONSENT_CHOICES,
  decideConsent,
  formatConsent,
  isServiceAllowed,
  type ConsentChoice,
} from "@takt/domain/privacy/model/consent";
import { recordConsent } from "@takt/domain/privacy/record-consent";
import { NextRequest, NextResponse } from "next/server";
import { env } from "~/env";
import { CONSENT_SAVED_ID } from "~/features/consent/parts/cookie-settings-id";
import { deleteRefusedCookies, readConsent } from "~/server/consent";
import { cookieFlags, COOKIES } from "~/server/cookies";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { readFields } from "~/server/read-body";
import { isSameOrigin } from "~/server/same-origin";
import { visitorHash } from "~/server/visitor-hash";
import { withErrorResponse } from "~/server/with-error-response";

const MAX_BYTES = 2_000;
const { errorReports } = OPTIONAL_SERVICES.errorReports.entries;

/**
 * Receives a decision about optional cookies: a form with `choice`, and `category` once for each switch that is on. Logs
 * it, stores it in a cookie, deletes the cookies of what is refused, and goes back to the page that the form was on.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    if (!isSameOrigin(request)) return errorResponse(403, "foreign_origin");
    const fields = await readFields(request, MAX_BYTES);
    const choice = fields.get("choice");
    if (!isChoice(choice)) return errorResponse(400, "consent_invalid");

    const { cookies } = new NextRequest(request.url, { headers: request.headers });
    const before = readConsent(request.headers, cookies);
    const decision = decideConsent(choice, fields.getAll("category"), before);
    const hash = visitorHash(request.headers, env());
    // A choice that only refuses needs no proof and gets no id.
    const consentId = before.consentId ?? (decision.granted.length > 0 ? randomUUID() : null);
    const isLogged = await recordConsent(deps(), hash, decision, { gpc: before.gpc, consentId });

    const response = NextResponse.redirect(returnUrl(request), 303);
    response.headers.set("cache-control", "no-store");
    const flags = cookieFlags(env().AUTH_URL);
    response.cookies.set(
      COOKIES.consent.name,
      formatConsent(decision, isLogged ? consentId : before.consentId),
      {
        ...flags,
        maxAge: COOKIES.consent.maxAge,
      },
    );
    if (isServiceAllowed(decision, "errorReports") && !cookies.has(errorReports.name))
      response.cookies.set(errorReports.name, randomUUID(), { ...flags, maxAge: errorReports.seconds });
    for (const deletion of deleteRefusedCookies({ ...before, granted: decision.granted }, cookies))
      response.headers.append("set-cookie", deletion);
    return response;
  });
}

const isChoice = (value: string | null): value is ConsentChoice =>
  (CONSENT_CHOICES as readonly (string | null)[]).includes(value);

/** Returns the page that the form was on, with the note that the decision is stored. */
function returnUrl(request: Request): URL {
  const { AUTH_URL } = env();
  const from = URL.parse(request.headers.get("referer") ?? "");
  const path = from?.origin === new URL(AUTH_URL).origin ? from.pathname + from.search : "/";
  // Several leading slashes would name another host.
  const url = new URL(path.replace(/^[/\\]+/, "/"), AUTH_URL);
  url.hash = CONSENT_SAVED_ID;
  return url;
}

import { consumeRateLimit } from "@takt/domain/limits/consume-rate-limit";
import { OPTIONAL_SERVICES } from "@takt/domain/privacy/model/browser-storage/optional-services";
import { browserErrorInput } from "@takt/domain/privacy/model/browser-error";
import { isServiceAllowed } from "@takt/domain/privacy/model/consent";
import { NextRequest } from "next/server";
import { parseJson } from "~/features/shared/parse-json";
import { readConsent } from "~/server/consent";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { log } from "~/server/log";
import { readBody } from "~/server/read-body";
import { checkMutation } from "~/server/same-origin";
import { withErrorResponse } from "~/server/with-error-response";

const MAX_BYTES = 8_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Receives an error of a page and writes it to the log, with the id of the browser's cookie. Only with consent: without
 * it, or without the cookie that consent sets, the answer is 403.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const refusal = checkMutation(request);
    if (refusal) return refusal;
    const { cookies } = new NextRequest(request.url, { headers: request.headers });
    const browser = cookies.get(OPTIONAL_SERVICES.errorReports.entries.errorReports.name)?.value ?? "";
    const allowed = isServiceAllowed(readConsent(request.headers, cookies), "errorReports");
    if (!allowed || !UUID.test(browser)) return errorResponse(403, "consent_missing");
    await consumeRateLimit(deps(), { visitorHash: browser }, "browserErrors");
    const input = browserErrorInput.safeParse(
      parseJson(new TextDecoder().decode(await readBody(request, MAX_BYTES))),
    );
    if (!input.success) return errorResponse(400, "browser_error_invalid");
    log.warn("browser.error", { browser, ...input.data });
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  });
}

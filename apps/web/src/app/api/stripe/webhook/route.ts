import { receiveEvent } from "@takt/domain/billing/receive-event";
import { recordWebhook } from "@takt/domain/health/record-heartbeat";
import { throttleLog } from "@takt/jobs/throttle-log";
import { jobDeps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { readBody } from "~/server/read-body";
import { withErrorResponse } from "~/server/with-error-response";

/** Stripe's events have a few kilobytes; the largest invoices a few hundred. */
const MAX_BYTES = 1024 * 1024;

type Deps = ReturnType<typeof jobDeps>;

// Anybody can send events: a minute's refused ones are one line, and one statement for the health check.
const noteRefused = throttleLog(async (count, { log, ...deps }: Deps, why: string) => {
  log.warn("billing.webhook_refused", { count, why });
  await recordWebhook(deps, "bad_signature");
});
const noteUnconfigured = throttleLog((count, { log }: Deps) =>
  log.error("billing.webhook_not_configured", { count }),
);

/**
 * Receives Stripe's events. The signature is over the raw bytes, so nothing parses them before. 200: handled, or none of
 * ours, so that Stripe does not repeat it; 400: the signature is wrong or old; 413: too long; 503: it cannot be handled
 * now, and Stripe delivers it again for up to three days.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const body = await readBody(request, MAX_BYTES);
    const deps = jobDeps();
    const read = deps.payments.readEvent(body, request.headers.get("stripe-signature"));
    if (read.kind === "not_configured") {
      noteUnconfigured(deps);
      return errorResponse(503, "not_configured");
    }
    if (read.kind === "bad_signature") {
      await noteRefused(deps, read.reason);
      return errorResponse(400, "bad_signature");
    }
    await recordWebhook(deps, "accepted");
    const result = await receiveEvent(deps, read.event);
    if (result === "retry") return errorResponse(503, "try_again");
    return Response.json({ received: true, result }, { headers: { "cache-control": "no-store" } });
  });
}

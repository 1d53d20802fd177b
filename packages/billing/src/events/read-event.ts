import type { Payments } from "@takt/domain/billing/ports/payments";
import Stripe from "stripe";
import { toEvent } from "./to-event";

const TOLERANCE_SECONDS = 300;

type Read = ReturnType<Payments["readEvent"]>;

/**
 * Checks a webhook's signature and reads its event. While a secret is rolled there are several: one that fits is
 * enough. The SDK takes a signature of the future for a fresh one; here it is refused like an old one.
 */
export function readEvent(
  webhookSecret: string | undefined,
  body: Uint8Array,
  signature: string | null,
): Read {
  const secrets = (webhookSecret ?? "").split(",").map((secret) => secret.trim());
  if (secrets.every((secret) => secret === "")) return { kind: "not_configured" };
  if (signature === null) return bad("there is no signature");
  if (secondsAhead(signature) > TOLERANCE_SECONDS) return bad("the signature is of the future");
  let reason = "";
  for (const secret of secrets) {
    try {
      return read(Stripe.webhooks.constructEvent(body as Buffer, signature, secret, TOLERANCE_SECONDS));
    } catch (error) {
      // The next secret may fit.
      reason =
        error instanceof Stripe.errors.StripeSignatureVerificationError ? explain(error) : "not an event";
    }
  }
  return bad(reason);
}

const bad = (reason: string): Read => ({ kind: "bad_signature", reason });

function read(event: Stripe.Event): Read {
  if (event.object !== "event" || typeof event.data?.object !== "object") return bad("not an event");
  return { kind: "event", event: toEvent(event) };
}

/** Returns how far the signature's time lies ahead of now; the SDK refuses one without a time. */
function secondsAhead(signature: string): number {
  const time = /(?:^|,)\s*t=(\d+)/.exec(signature)?.[1];
  return time === undefined ? 0 : Number(time) - Date.now() / 1000;
}

/** The SDK's message is a page of advice; its first sentence tells. */
const explain = ({ message }: Error) => message.split(/[.\n]/)[0]!;

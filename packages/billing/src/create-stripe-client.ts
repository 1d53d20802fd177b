import Stripe from "stripe";
import type { StripeSettings } from "./stripe-settings";

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** Creates the SDK's client. Which API version is spoken is pinned by the SDK's version. */
export function createStripeClient(
  secretKey: string,
  {
    baseUrl,
    timeoutMs = TIMEOUT_MS,
    retries = RETRIES,
  }: Pick<StripeSettings, "baseUrl" | "timeoutMs" | "retries">,
): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === "http:";
  return new Stripe(secretKey, {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? "http" : "https",
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}

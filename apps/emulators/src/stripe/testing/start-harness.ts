import Stripe from "stripe";
import { createStripeControl } from "../control-client";
import { startStripe, type StripeOptions } from "../emulator";

export const SECRET_KEY = "sk_test_emulated";
export const DAY_MS = 86_400_000;
const CARD = "4242424242424242";

/** Starts an emulator on a free port, with the unmodified SDK and its control client. */
export async function startHarness(options: Partial<StripeOptions> = {}) {
  const server = await startStripe({ port: 0, ...options });
  return {
    url: server.url,
    close: () => server.close(),
    control: createStripeControl(server.url),
    stripe: createClient(server.port),
    /** Calls the API as the SDK would not: returns status, headers and body. */
    async call(
      method: string,
      path: string,
      form: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) {
      const text = new URLSearchParams(form).toString();
      const response = await fetch(
        `${server.url}${path}${method === "POST" || text === "" ? "" : `?${text}`}`,
        {
          method,
          headers: {
            authorization: `Bearer ${SECRET_KEY}`,
            "content-type": "application/x-www-form-urlencoded",
            ...headers,
          },
          ...(method === "POST" ? { body: text } : {}),
        },
      );
      const body = (await response.json()) as Record<string, unknown> & { error?: Record<string, string> };
      return { status: response.status, headers: response.headers, body };
    },
  };
}

/** The SDK as an app would create it, but for host and port. */
const createClient = (port: number): Stripe =>
  new Stripe(SECRET_KEY, {
    host: "127.0.0.1",
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

/** Sends a form of one of the pages and returns where it leads and what it shows. */
export async function sendForm(url: string, form: Record<string, string>) {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

/** Returns a customer's entries in a checkout. */
export const checkoutForm = (part: Record<string, string> = {}) => ({
  method: "card",
  number: CARD,
  expiry: "12/34",
  cvc: "123",
  name: "Jana Berg",
  email: "jana@example.com",
  country: "DE",
  line1: "Musterweg 1",
  postal_code: "10115",
  city: "Berlin",
  ...part,
});

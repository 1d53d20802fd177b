import { SUBSCRIPTION_EVENTS } from "@takt/domain/billing/model/event-types";
import Stripe from "stripe";
import { MADE_BY } from "../catalogue/create-catalogue";
import { ask, askAll } from "../outcome/ask";
import type { SetupStep } from "./setup-step";

/**
 * Sets up the endpoint that gets Stripe's events. Its secret is shown once. An endpoint's API version cannot be changed:
 * another version gets its own endpoint beside the old one, so that no event is lost.
 */
export async function setUpWebhook(stripe: Stripe, appUrl: string): Promise<SetupStep> {
  const url = `${appUrl}/api/stripe/webhook`;
  const what = `webhook endpoint ${url}`;
  if (isThisMachine(appUrl))
    return {
      what,
      result: "skipped",
      note: `Stripe does not reach it. \`stripe listen --forward-to ${url}\` delivers events here, and prints the STRIPE_WEBHOOK_SECRET. The emulated Stripe needs neither.`,
    };
  const all = await askAll((range) => stripe.webhookEndpoints.list(range));
  const ours = all.filter((endpoint) => endpoint.url === url);
  const found = ours.find(({ api_version }) => api_version === Stripe.API_VERSION);
  if (!found) return createEndpoint(stripe, { what, url, older: ours.map(({ id }) => id) });
  if (found.status === "enabled" && isSame(found.enabled_events, SUBSCRIPTION_EVENTS))
    return { what, result: "already right" };
  const changes = { disabled: false, enabled_events: [...SUBSCRIPTION_EVENTS] };
  await ask(stripe.webhookEndpoints.update(found.id, changes), "webhook_endpoint");
  return { what, result: "changed" };
}

async function createEndpoint(
  stripe: Stripe,
  { what, url, older }: { what: string; url: string; older: string[] },
): Promise<SetupStep> {
  const { secret } = await ask(
    stripe.webhookEndpoints.create({
      url,
      api_version: Stripe.API_VERSION,
      enabled_events: [...SUBSCRIPTION_EVENTS],
      metadata: MADE_BY,
    }),
    "webhook_endpoint",
  );
  const secretNote = `Its secret is shown this once. Set STRIPE_WEBHOOK_SECRET=${secret} and restart Takt.`;
  const olderNote = ` Until ${older.join(", ")} is deleted in Stripe's Dashboard, add the secret to the one you have, after a comma.`;
  return { what, result: "created", note: older.length > 0 ? secretNote + olderNote : secretNote };
}

const isThisMachine = (appUrl: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(appUrl).hostname);

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

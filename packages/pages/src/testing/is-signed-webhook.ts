import { Webhook, WebhookVerificationError } from "standardwebhooks";

/** Returns whether the reference library of Standard Webhooks verifies a message, as a customer's program has it done. */
export function isSignedWebhook(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

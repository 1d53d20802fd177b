/** How a receiver verifies a message, with the library of Standard Webhooks (https://www.standardwebhooks.com). */
export const VERIFY_EXAMPLE = `import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.TAKT_WEBHOOK_SECRET);
// The body as text, as it came; throws when the signature does not fit.
const event = webhook.verify(body, headers);`;

import { createHmac } from "node:crypto";

/** The signed parts of a message: its id, the time of the attempt in whole seconds, and its body. */
export type SignedMessage = { id: string; timestamp: number; body: string };

/**
 * Signs a message with each of these secrets (`whsec_` and base64), as the header `webhook-signature` has it: HMAC-SHA256 of
 * `id.timestamp.body`, one for each secret, with a space between them (Standard Webhooks 1.0.0, Signature scheme).
 */
export function signWebhook({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  return secrets.map((secret) => `v1,${createSignature(secret, `${id}.${timestamp}.${body}`)}`).join(" ");
}

function createSignature(secret: string, content: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return createHmac("sha256", key).update(content).digest("base64");
}

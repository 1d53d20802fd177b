import { randomBytes } from "node:crypto";

/** 256 random bits; Standard Webhooks 1.0.0 asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** Makes a secret with which messages to an endpoint are signed, as Standard Webhooks 1.0.0 writes it. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

/** The columns in which an endpoint's secrets are sealed. */
export type SecretColumn = "secret" | "old_secret";

/** Returns the subject of a sealed secret: its endpoint and column. */
export const secretSubject = (endpointId: string, column: SecretColumn): string =>
  `webhook_endpoints/${endpointId}/${column}`;

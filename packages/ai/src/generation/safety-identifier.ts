import { createHash } from "node:crypto";

/**
 * Returns a hash of the user for the endpoint, which can identify misuse by it (OpenAI, safety identifiers); 64
 * characters.
 */
export const safetyIdentifier = (userId: string) =>
  createHash("sha256").update(`takt:${userId}`).digest("hex");

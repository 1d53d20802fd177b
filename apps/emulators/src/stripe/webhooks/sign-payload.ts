import { createHmac } from "node:crypto";

/**
 * The Stripe-Signature header of a payload. `seconds` must be real time, whatever the emulator's clock says: the
 * receiver compares it with its own.
 */
export function signPayload(payload: string, secret: string, seconds: number): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}

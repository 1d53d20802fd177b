import type { RouterOutputs } from "~/trpc/react";

type Expiry = RouterOutputs["billing"]["paymentMethods"][number]["expiresAt"];

/** A card is said to expire soon when it is valid for less than this. */
const SOON_MS = 60 * 86_400_000;

/** Tells whether a payment method has expired, or expires soon. A card is valid to the end of its month. */
export function getCardExpiry(expiresAt: Expiry, now: number): "expired" | "soon" | "valid" | null {
  if (!expiresAt) return null;
  const end = Date.UTC(expiresAt.year, expiresAt.month, 1);
  if (end <= now) return "expired";
  return end - now <= SOON_MS ? "soon" : "valid";
}

import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";

/** `replaced`: another key has taken its place, and it still works for a while. */
export type KeyState = "active" | "replaced" | "expired" | "revoked";

/** Returns the state of a key at a time; it may have expired since it was loaded. Without a time it is as it was loaded. */
export function keyStateOf(
  { state, expiresAt, rotatedAt }: Pick<ApiKeyView, "state" | "expiresAt" | "rotatedAt">,
  now: Date | null,
): KeyState {
  if (state !== "open") return state;
  if (now !== null && expiresAt <= now) return "expired";
  return rotatedAt === null ? "active" : "replaced";
}

/** Tells whether requests with a key are refused for good. */
export const isEnded = (state: KeyState): boolean => state === "expired" || state === "revoked";

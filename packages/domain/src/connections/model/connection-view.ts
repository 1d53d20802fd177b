import type { Permissions } from "./permissions";

/** The connection to LinkedIn as screens see it, without any token. */
export type ConnectionView = {
  status: "none" | "active" | "invalid";
  /** Why it is invalid. */
  reason: "revoked" | "expired" | "restricted" | "invalid" | null;
  expiresAt: Date | null;
  connectedAt: Date | null;
  /** LinkedIn's permissions; null when the grant is not connected, or was made before its scopes were stored. */
  permissions: Permissions | null;
  /** Scheduled posts that do not go out unless the user reconnects. */
  heldBack: number;
  memberName: string | null;
  memberImage: string | null;
  /** Time of the last sync. */
  syncedAt: Date | null;
};

export type ConnectionErrorCode =
  /** No active connection to LinkedIn. */
  | "connection_inactive"
  /** The LinkedIn member is not the one that this account belongs to. */
  | "connection_other_member";

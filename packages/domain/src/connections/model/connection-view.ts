/** The connection to LinkedIn as screens see it: no token, ever. */
export type ConnectionView = {
  status: "none" | "active" | "invalid";
  /** Why it is invalid. */
  reason: "revoked" | "expired" | "restricted" | "invalid" | null;
  expiresAt: Date | null;
  connectedAt: Date | null;
  /** Scheduled posts that wait, or will wait after its end, for a reconnect. */
  heldBack: number;
  memberName: string | null;
  memberImage: string | null;
  /** When posts were last counted by a sync. */
  syncedAt: Date | null;
  /** What Takt published and nobody deleted here. */
  totalPosts: number;
};

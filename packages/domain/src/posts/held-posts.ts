/** A user's connection, as far as it holds posts back. */
export type HeldBy = {
  id: string;
  linkedinStatus: "none" | "active" | "invalid";
  linkedinAccessTokenExpiresAt: Date | null;
};

/** Scheduled posts that do not go out unless the user reconnects: all, or those after the connection's end. */
export function heldPosts({ id, linkedinStatus, linkedinAccessTokenExpiresAt }: HeldBy) {
  return {
    authorId: id,
    status: "scheduled" as const,
    deletedAt: null,
    ...(linkedinStatus === "active" && { scheduledAt: { gt: linkedinAccessTokenExpiresAt ?? NEVER } }),
  };
}

/** A connection without a known end holds nothing back. */
const NEVER = new Date("9999-12-31T00:00:00Z");

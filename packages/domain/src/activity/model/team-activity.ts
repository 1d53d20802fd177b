/** Activities that members of a team read of each other, in the order in which a post comes about. */
const TEAM_ACTIVITY_KINDS = [
  "requested",
  "approved",
  "changes_requested",
  "scheduled",
  "published",
  "joined",
] as const;
export type TeamActivityKind = (typeof TEAM_ACTIVITY_KINDS)[number];

/** One thing that somebody did in a team's workspace. */
export type TeamActivity = {
  kind: TeamActivityKind;
  at: Date;
  /** The member who did it; null when the account is gone. */
  by: { name: string | null; image: string | null; isSelf: boolean } | null;
  /** The name of the program by which they did it; null: by themselves. */
  via: string | null;
  /** The post with the beginning of its text; null where it is about none. */
  post: { id: string; excerpt: string } | null;
};

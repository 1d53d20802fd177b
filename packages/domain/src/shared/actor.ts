/** Roles of a member in a workspace, the most powerful first (workspaces/model/acts.ts says what each may do). */
export const ROLES = ["owner", "admin", "editor", "approver", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** The user on whose behalf a use case runs: created once per request, in the middleware. */
export type Actor = {
  userId: string;
  workspaceId: string;
  /** Of the user in this workspace. */
  role: Role;
  /** The workspace is for a team, and its owner has no plan for that any more: what is in it is read and saved, not written. */
  isReadOnly?: true;
  /** The program by which they act: a key, or an application that they have let in (OAuth). Without it: by themselves. */
  via?: { kind: "key" | "grant"; id: string; name: string };
  locale: "en" | "de";
  /** IANA name, e.g. Europe/Berlin. */
  zone: string;
};

/** Rows of the whole workspace, such as topics, audiences and labels: for every `where`. */
export function inWorkspace({ workspaceId }: Pick<Actor, "workspaceId">) {
  return { workspaceId };
}

/** Rows that are one member's in a workspace, such as slots and compositions: for every `where`, and for `data`. */
export function ownIn({ userId, workspaceId }: Pick<Actor, "userId" | "workspaceId">) {
  return { userId, workspaceId };
}

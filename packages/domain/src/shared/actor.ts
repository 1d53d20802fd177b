/** The user on whose behalf a use case runs: created once per request, in the middleware. */
export type Actor = {
  userId: string;
  workspaceId: string;
  role: "owner" | "admin" | "editor" | "approver" | "viewer";
  locale: "en" | "de";
  /** IANA name, e.g. Europe/Berlin. */
  zone: string;
};

/**
 * The owner columns for every `where` and `data` of rows that a user has in a workspace, such as topics and audiences.
 */
export function ownedBy(actor: Actor) {
  return { userId: actor.userId, workspaceId: actor.workspaceId };
}

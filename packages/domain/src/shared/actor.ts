/** Who acts: made once per request, in the middleware of a door. */
export type Actor = {
  userId: string;
  workspaceId: string;
  role: "owner" | "admin" | "editor" | "approver" | "viewer";
  locale: "en" | "de";
  /** IANA name, e.g. Europe/Berlin. */
  zone: string;
};

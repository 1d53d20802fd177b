/** The user on whose behalf a use case runs: created once per request, in the middleware. */
export type Actor = {
  userId: string;
  workspaceId: string;
  role: "owner" | "admin" | "editor" | "approver" | "viewer";
  locale: "en" | "de";
  /** IANA name, e.g. Europe/Berlin. */
  zone: string;
};

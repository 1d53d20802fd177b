export type ConnectionErrorCode =
  /** No active connection to LinkedIn. */
  | "connection_inactive"
  /** The LinkedIn member is not the one that this account belongs to. */
  | "connection_other_member";

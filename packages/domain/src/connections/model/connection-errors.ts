export type ConnectionErrorCode =
  /** No active connection to LinkedIn. */
  | "connection_inactive"
  /** Another LinkedIn member than the one this account belongs to. */
  | "connection_other_member";

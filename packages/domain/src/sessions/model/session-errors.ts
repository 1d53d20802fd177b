/** Error codes of sessions. */
export type SessionErrorCode =
  /** Missing, ended or another user's: the three answer alike. */
  "session_not_found";

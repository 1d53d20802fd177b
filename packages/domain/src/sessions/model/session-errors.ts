/** Codes of refusals about sessions. */
export type SessionErrorCode =
  /** Missing, ended, or another's: the three answer alike. */
  "session_not_found";

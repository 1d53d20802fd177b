/** Codes of refusals about data requests. */
export type DataRequestErrorCode =
  /** Missing, done, or another's: the three answer alike. */
  | "data_request_not_found"
  /** One of this type is open already. */
  | "data_request_open";

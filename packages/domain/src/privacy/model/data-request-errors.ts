/** Error codes of data requests. */
export type DataRequestErrorCode =
  /** Missing, done or another user's: the three answer alike. */
  | "data_request_not_found"
  /** A request of this type is open already. */
  | "data_request_open";

/** Codes that the protocol has (RFC 6749, 4.1.2.1 and 5.2; RFC 7591, 3.2.2; RFC 8707, 2). */
export type OauthCode =
  | "invalid_request"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "access_denied";

/** A refusal in the words of the protocol, for the application and its makers: in English, and of nobody's data. */
export class OauthError extends Error {
  constructor(
    readonly code: OauthCode,
    description: string,
  ) {
    super(description);
    this.name = "OauthError";
  }
}

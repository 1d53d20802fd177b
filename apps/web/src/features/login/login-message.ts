export type LoginMessage =
  | "signedOut"
  | "ended"
  | "deletion"
  | "errors.failed"
  | "errors.cancelled"
  | "errors.age"
  | "errors.noAccount"
  | "errors.session";

type Query = Record<string, string | string[] | undefined>;

/** The message above the button; Auth.js sends its error codes in `error`. */
export function loginMessage({ error, signedOut, ended, deletion }: Query): LoginMessage | null {
  switch (error) {
    case undefined:
      if (deletion !== undefined) return "deletion";
      if (signedOut !== undefined) return "signedOut";
      return ended === undefined ? null : "ended";
    case "AgeNotConfirmed":
      return "errors.age";
    // LinkedIn knows the member but there is no account, and no age has been confirmed.
    case "NoAccount":
      return "errors.noAccount";
    case "NoSession":
      return "errors.session";
    // LinkedIn redirected back with an error: the member declined.
    case "OAuthCallbackError":
      return "errors.cancelled";
    default:
      return "errors.failed";
  }
}

/** Tells whether somebody who reads the message had a session here: they have an account, and need not confirm their age. */
export function hasAccount(message: LoginMessage | null): boolean {
  return message === "ended" || message === "signedOut" || message === "deletion";
}

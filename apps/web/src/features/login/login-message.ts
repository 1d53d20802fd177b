export type LoginMessage =
  | "signedOut"
  | "ended"
  | "errors.failed"
  | "errors.cancelled"
  | "errors.age"
  | "errors.noAccount"
  | "errors.session";

type Query = Record<string, string | string[] | undefined>;

/** What to say above the button; Auth.js names its errors in `error`. */
export function loginMessage({ error, signedOut, ended }: Query): LoginMessage | null {
  switch (error) {
    case undefined:
      if (signedOut !== undefined) return "signedOut";
      return ended === undefined ? null : "ended";
    case "AgeNotConfirmed":
      return "errors.age";
    // LinkedIn knows the member, this product does not, and nobody has confirmed an age.
    case "NoAccount":
      return "errors.noAccount";
    case "NoSession":
      return "errors.session";
    // LinkedIn sent the browser back with an error: the member said no.
    case "OAuthCallbackError":
      return "errors.cancelled";
    default:
      return "errors.failed";
  }
}

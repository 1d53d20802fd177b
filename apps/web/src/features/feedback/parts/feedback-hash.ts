import { parseUrl } from "@takt/text/links/parse-url";

/** The fragment of an address of the app that opens the feedback dialog. */
export const FEEDBACK_HASH = "#feedback";

/** Returns the page that feedback is about: the one of this site that led here, if the address asks for the dialog. */
export function pageBefore(hash: string, referrer: string, origin: string): string | null {
  if (hash !== FEEDBACK_HASH) return null;
  const from = parseUrl(referrer);
  return from?.origin === origin ? from.pathname : "/";
}

import type { Caller, Place } from "@takt/api/public/answer-request";
import { env } from "~/env";
import { deps } from "./deps";
import { getErrorText } from "./get-error-text";
import { negotiateLocale } from "./negotiate-locale";
import { visitorAddressKind, visitorHash } from "./visitor-hash";

/** Where requests of programs are answered, in the language of the request. */
export async function getApiPlace({ headers }: Request): Promise<Place> {
  const say = await getErrorText(negotiateLocale(undefined, headers.get("accept-language")));
  return { deps: deps(), say, docsUrl: new URL("/developers/errors", env().AUTH_URL).href };
}

/** Headers of a request that identify its program. */
export function getApiCaller({ headers }: Request): Caller {
  return {
    headers,
    visitorHash: visitorHash(headers, env()),
    addressKind: visitorAddressKind(headers, env()),
  };
}

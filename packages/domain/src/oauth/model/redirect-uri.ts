import { parseUrl } from "@takt/text/links/parse-url";
import { OAUTH_LIMITS } from "./oauth-limits";

const LOOPBACK = ["127.0.0.1", "[::1]", "localhost"];

/** Tells whether an address leads to the machine of who opens it, where any program may listen (RFC 8252, 7.3). */
export const isLoopbackUri = (uri: string): boolean => LOOPBACK.includes(new URL(uri).hostname);

/**
 * Tells whether an application may name this address for answers: https, or the visitor's own machine, without credentials
 * and fragment (RFC 6749, 3.1.2; RFC 8252, 7.3). Schemes of apps are none: any other app could claim them.
 */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > OAUTH_LIMITS.uriLength || !/^[\x21-\x7e]+$/.test(uri) || uri.includes("#")) return false;
  const url = parseUrl(uri);
  if (!url || url.username !== "" || url.password !== "") return false;
  // Other marks in a name would mean something in a header.
  if (!/^([a-z0-9.-]+|\[::1\])$/.test(url.hostname)) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.includes(url.hostname));
}

/**
 * Tells whether an asked-for address is one of those that are registered: exactly as written, but for the port of a
 * loopback address, which a program learns when it starts to listen (RFC 8252, 7.3).
 */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (!isRedirectUri(uri)) return false;
  return registered.some(
    (one) => one === uri || (isLoopbackUri(uri) && withoutPort(one) === withoutPort(uri)),
  );
}

function withoutPort(uri: string): string {
  if (!isRedirectUri(uri)) return uri;
  const url = new URL(uri);
  url.port = "";
  return url.href;
}

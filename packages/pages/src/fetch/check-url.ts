import ipaddr from "ipaddr.js";
import type { Guard } from "./create-guard";
import { PageRefused } from "./page-refused";
import { toHost } from "./public-host";

const MAX_URL_LENGTH = 2048;

/**
 * Parses an address that may be requested as far as its text tells, without hash and without a dot after its host.
 * `base` is the page that redirected there. Throws PageRefused: `url_invalid` for an invalid address, `unreachable`
 * for a forbidden destination. Host names are checked when they are resolved (connect-checked.ts).
 */
export function checkUrl(text: string, guard: Guard, base?: URL): URL {
  if (text.length > MAX_URL_LENGTH) throw new PageRefused("url_invalid", "too long");
  const url = parse(text, base);
  // A relative address may have grown.
  if (url.href.length > 2 * MAX_URL_LENGTH) throw new PageRefused("url_invalid", "too long");
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new PageRefused("url_invalid", "scheme");
  if (url.username !== "" || url.password !== "") throw new PageRefused("url_invalid", "credentials");
  const local = guard.allowsLocal(url.hostname, getPort(url));
  if (!local && !guard.allowsPort(getPort(url))) throw new PageRefused("url_invalid", "port");
  url.hash = "";
  url.hostname = url.hostname.replace(/\.+$/, "");

  // `new URL` has normalised 127.1, 0x7f000001, 2130706433 and full-width digits to dotted quads.
  const host = toHost(url);
  if (ipaddr.isValid(host)) {
    if (!local && !guard.allowsAddress(host)) throw new PageRefused("unreachable", "address");
  } else if (!guard.allowsName(host)) throw new PageRefused("unreachable", "name");
  return url;
}

/** Returns 80 or 443 when the address names no port. */
function getPort(url: URL): number {
  return Number(url.port || (url.protocol === "https:" ? 443 : 80));
}

function parse(text: string, base: URL | undefined): URL {
  try {
    return new URL(text, base);
  } catch {
    throw new PageRefused("url_invalid", "not an address");
  }
}

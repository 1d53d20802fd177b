import { isRedirectUri } from "@takt/domain/oauth/model/redirect-uri";

/**
 * Returns the source of a content security policy for where the answer to the consent form goes: browsers apply
 * `form-action` also to the redirect that answers a form. Null on any other page, and for an address that none would be
 * sent to. An IPv6 address is no source, so that of this machine is its scheme.
 */
export function readRedirectSource(barePath: string, params: URLSearchParams): string | null {
  const uri = barePath === "/oauth/authorize" ? params.get("redirect_uri") : null;
  if (uri === null || !isRedirectUri(uri)) return null;
  const { origin, hostname } = new URL(uri);
  return hostname.startsWith("[") ? "http:" : origin;
}

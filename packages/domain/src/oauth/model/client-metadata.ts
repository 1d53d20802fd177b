import { parseUrl } from "@takt/text/links/parse-url";
import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { OAUTH_LIMITS } from "./oauth-limits";
import { isRedirectUri } from "./redirect-uri";

/** Marks that turn or hide what is written: a name with them could look like another. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/**
 * Metadata of an application (RFC 7591, 2), as far as Takt reads them: it is public, without a secret, and gets codes.
 * Members that are not named here are ignored.
 */
export const clientMetadata = z.object({
  client_name: z.optional(requiredText(OAUTH_LIMITS.name).check(z.refine((name) => !HIDDEN.test(name)))),
  redirect_uris: z
    .array(z.string().check(z.refine(isRedirectUri)))
    .check(z.minLength(1), z.maxLength(OAUTH_LIMITS.redirectUris)),
  grant_types: z.optional(
    z.array(z.string()).check(z.refine((types) => types.includes("authorization_code"))),
  ),
  response_types: z.optional(z.array(z.string()).check(z.refine((types) => types.includes("code")))),
});

/** A Client ID Metadata Document: one that has no secret either. */
export const clientDocument = z.extend(clientMetadata, {
  client_id: z.string(),
  token_endpoint_auth_method: z.optional(z.literal("none")),
});

/**
 * Tells whether a client_id is the address of a document: https with a path, without credentials, fragment and dot segments.
 * Also on this machine over http, which the reader refuses where it is not allowed.
 */
export function isDocumentUrl(clientId: string): boolean {
  const url = clientId.length > OAUTH_LIMITS.uriLength ? null : parseUrl(clientId);
  if (!url) return false;
  const isLocal = url.protocol === "http:" && url.hostname === "127.0.0.1";
  // A URL that differs from its parsed form has dots, credentials or a default port.
  return (
    (url.protocol === "https:" || isLocal) && url.href === clientId && url.pathname !== "/" && isPlain(url)
  );
}

const isPlain = ({ username, password, hash, href }: URL) =>
  username === "" && password === "" && hash === "" && !href.includes("#");

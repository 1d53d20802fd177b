import { serverMetadata } from "@takt/domain/oauth/model/oauth-metadata";
import { env } from "~/env";
import { openMetadata, preflight } from "~/server/oauth/open-response";

export const dynamic = "force-dynamic";

/** Metadata of the authorization server (RFC 8414). */
export function GET(): Response {
  const { AUTH_URL, OAUTH_REGISTRATION } = env();
  return openMetadata(serverMetadata(AUTH_URL, { registration: OAUTH_REGISTRATION === "on" }));
}
export const OPTIONS = (): Response => preflight("GET");

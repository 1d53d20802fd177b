import { randomUUID } from "node:crypto";
import { EVERYBODY, consumeRateLimit } from "../limits/consume-rate-limit";
import type { CoreDeps } from "../shared/core-deps";
import { clientMetadata } from "./model/client-metadata";
import { OauthError } from "./model/oauth-error";
import { OAUTH_LIMITS } from "./model/oauth-limits";

const DAY_MS = 86_400_000;

/** The answer to a registration (RFC 7591, 3.2.1). */
export type Registration = {
  client_id: string;
  client_id_issued_at: number;
  client_name: string;
  redirect_uris: string[];
  grant_types: string[];
  response_types: string[];
  token_endpoint_auth_method: "none";
};

/**
 * Registers an application (RFC 7591), which any may do: it has no secret, may do nothing until a member lets it in, and is
 * forgotten after a day if nobody does. Throws OauthError; refuses with `rate_exceeded`.
 * @param visitorHash tells addresses from each other; null where they are not known
 */
export async function registerClient(
  deps: Pick<CoreDeps, "db" | "clock">,
  visitorHash: string | null,
  sent: unknown,
): Promise<Registration> {
  if (visitorHash !== null) await consumeRateLimit(deps, { visitorHash }, "oauthRegistration");
  await consumeRateLimit(deps, { visitorHash: EVERYBODY }, "oauthRegistrationOfEverybody");
  const { success, data, error } = clientMetadata.safeParse(sent);
  if (!success) {
    const isUri = error.issues.some(({ path }) => path[0] === "redirect_uris");
    throw isUri
      ? new OauthError(
          "invalid_redirect_uri",
          "Each redirect URI must be https, or http on the loopback address",
        )
      : new OauthError("invalid_client_metadata", "The metadata is not valid");
  }
  const now = deps.clock.now();
  const { client_name: name = "MCP client", redirect_uris: redirectUris } = data;
  const clientId = `takt_client_${randomUUID()}`;
  const expiresAt = new Date(now + OAUTH_LIMITS.registrationDays * DAY_MS);
  await deps.db.oauthClient.create({
    data: { clientId, name, redirectUris, createdAt: new Date(now), expiresAt },
  });
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(now / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

import { writeLog } from "../workspaces/write-log";
import { hashSecret } from "../secrets/secret-token";
import type { OauthDeps } from "./deps";
import { readParameter } from "./model/authorization-request";
import { OauthError } from "./model/oauth-error";
import { isOauthToken } from "./oauth-token";
import { endGrant } from "./revoke-grant";

/**
 * Revokes a token by its application (RFC 7009): with a refresh token the whole permission ends. One that is unknown, or of
 * another application, is answered alike. Throws OauthError.
 */
export async function revokeToken(
  { db, clock }: Pick<OauthDeps, "db" | "clock">,
  params: URLSearchParams,
): Promise<void> {
  const token = readParameter(params, "token");
  const clientId = readParameter(params, "client_id");
  if (token === null || clientId === null)
    throw new OauthError("invalid_request", "token and client_id are required");
  if (!isOauthToken(token, "access") && !isOauthToken(token, "refresh")) return;
  const found = await db.oauthToken.findFirst({
    where: { tokenHash: hashSecret(token), grant: { clientId } },
    include: { grant: true },
  });
  if (!found) return;
  const { id, kind, grant } = found;
  const now = clock.now();
  if (kind === "access") {
    await db.oauthToken.updateMany({ where: { id }, data: { expiresAt: new Date(now) } });
    return;
  }
  await db.$transaction(async (tx) => {
    if (await endGrant(tx, grant.id, now, "client"))
      await writeLog(tx, grant, now, { action: "application.revoked", data: { name: grant.clientName } });
  });
}

import type { Prisma } from "@takt/db/generated/prisma/client";
import { OAUTH_LIMITS } from "./model/oauth-limits";
import { createOauthToken } from "./oauth-token";

const DAY_MS = 86_400_000;

/** The answer to a code or a refresh token (RFC 6749, 5.1). */
export type TokenAnswer = {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
};

/** Makes the next pair of tokens of a grant, which lasts as long as its refresh token. */
export async function issueTokens(
  tx: Prisma.TransactionClient,
  { id: grantId, scopes }: { id: string; scopes: string[] },
  now: number,
): Promise<TokenAnswer> {
  const [access, refresh] = [createOauthToken("access"), createOauthToken("refresh")];
  const expiresAt = new Date(now + OAUTH_LIMITS.refreshDays * DAY_MS);
  const accessEnds = new Date(now + OAUTH_LIMITS.accessSeconds * 1000);
  const common = { grantId, createdAt: new Date(now) };
  await tx.oauthToken.createMany({
    data: [
      { ...common, kind: "access", tokenHash: access.tokenHash, expiresAt: accessEnds },
      { ...common, kind: "refresh", tokenHash: refresh.tokenHash, expiresAt },
    ],
  });
  await tx.oauthGrant.update({ where: { id: grantId }, data: { expiresAt } });
  return {
    access_token: access.token,
    token_type: "Bearer",
    expires_in: OAUTH_LIMITS.accessSeconds,
    refresh_token: refresh.token,
    scope: scopes.join(" "),
  };
}

import type { Prisma } from "@takt/db/generated/prisma/client";
import { DomainError } from "../shared/domain-error";
import { writeLog } from "../workspaces/write-log";
import type { OauthDeps } from "./deps";
import { findExchange, type Exchange } from "./find-exchange";
import { issueTokens, type TokenAnswer } from "./issue-tokens";
import { loadGrantee } from "./load-grantee";
import { OauthError } from "./model/oauth-error";
import { endGrant } from "./revoke-grant";

type Deps = Pick<OauthDeps, "db" | "clock" | "appUrl" | "log">;

/**
 * Answers the token endpoint: a code, or a refresh token, for an access token and the next refresh token. What was exchanged
 * once already ends the whole grant, because one of the two who have it has stolen it (RFC 9700, 4.14). Throws OauthError.
 */
export async function answerTokenRequest(deps: Deps, params: URLSearchParams): Promise<TokenAnswer> {
  const exchange = await findExchange(deps, params);
  await requireGrantee(deps, exchange.grant);
  const answer = await deps.db.$transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await lockGrant(tx, exchange))) return "ended";
    if (await use(tx, exchange, now)) return issueTokens(tx, exchange.grant, now);
    await stopGrant(tx, exchange, now);
    return "reused";
  });
  if (typeof answer === "object") return answer;
  if (answer === "reused") deps.log.warn("oauth.reused", { grantId: exchange.grant.id, kind: exchange.kind });
  throw new OauthError("invalid_grant", `The ${exchange.kind} is not valid any more`);
}

/** One who is no member any more, or has no plan, gets no token. */
async function requireGrantee(deps: Deps, grant: Exchange["grant"]): Promise<void> {
  await loadGrantee(deps, grant).catch((error: unknown) => {
    if (error instanceof DomainError)
      throw new OauthError("invalid_grant", "The member cannot use applications here");
    throw error;
  });
}

/** Of two at the same time one waits here for the other. False when the grant has ended meanwhile. */
async function lockGrant(tx: Prisma.TransactionClient, { grant }: Exchange): Promise<boolean> {
  const locked = await tx.$queryRaw<unknown[]>`
    select 1 from oauth_grants where id = ${grant.id}::uuid and revoked_at is null for no key update`;
  return locked.length === 1;
}

/** Marks what is exchanged; false when it was before. */
async function use(tx: Prisma.TransactionClient, { kind, id }: Exchange, now: number): Promise<boolean> {
  const first = { where: { id, usedAt: null }, data: { usedAt: new Date(now) } };
  const { count } =
    kind === "code" ? await tx.oauthCode.updateMany(first) : await tx.oauthToken.updateMany(first);
  return count === 1;
}

async function stopGrant(tx: Prisma.TransactionClient, { grant }: Exchange, now: number): Promise<void> {
  if (!(await endGrant(tx, grant.id, now, "reuse"))) return;
  await writeLog(tx, grant, now, { action: "application.stopped", data: { name: grant.clientName } });
}

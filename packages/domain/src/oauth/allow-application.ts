import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";
import type { OauthDeps } from "./deps";
import { loadGrantee } from "./load-grantee";
import { type AuthorizationRequest, grantedScopes, toAnswerUrl } from "./model/authorization-request";
import type { OauthClientView } from "./model/client-view";
import type { OauthErrorCode } from "./model/oauth-errors";
import { OAUTH_LIMITS } from "./model/oauth-limits";
import { createOauthToken } from "./oauth-token";

const DAY_MS = 86_400_000;

type Asked = { client: OauthClientView; request: AuthorizationRequest };
type Deps = Pick<OauthDeps, "db" | "clock" | "appUrl">;

/**
 * Lets an application in: it acts as the member in one workspace, once it has exchanged the code for tokens. Returns where
 * the browser goes with the code. Refuses with `api_needs_plan`, `grants_full`, `workspace_not_found` and `token_invalid`.
 */
export async function allowApplication(
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
  { client, request }: Asked,
  chosen: { workspaceId: string; maySchedule: boolean },
): Promise<string> {
  const { actor: member } = await loadGrantee(deps, { userId, workspaceId: chosen.workspaceId });
  const code = await withMembersLocked(deps, member, "account.own", async ({ tx, actor, now }) => {
    const of = { workspaceId: actor.workspaceId, userId };
    const working = { ...of, revokedAt: null, expiresAt: { gt: new Date(now) } };
    const max = OAUTH_LIMITS.perMember;
    if ((await tx.oauthGrant.count({ where: working })) >= max)
      throw new DomainError<OauthErrorCode>("grants_full", { max });
    const { token, tokenHash: codeHash } = createOauthToken("code");
    const { redirectUri, codeChallenge, resource } = request;
    const expiresAt = new Date(now + OAUTH_LIMITS.codeSeconds * 1000);
    await tx.oauthGrant.create({
      data: {
        ...of,
        clientId: client.clientId,
        clientName: client.name,
        redirectUri,
        resource,
        scopes: grantedScopes(request.scopes, chosen.maySchedule),
        createdAt: new Date(now),
        expiresAt,
        codes: { create: { codeHash, redirectUri, codeChallenge, expiresAt } },
      },
    });
    // A registration that somebody uses holds on; a document is read again anyway.
    if (client.host === null)
      await tx.oauthClient.updateMany({
        where: { clientId: client.clientId },
        data: { expiresAt: new Date(now + OAUTH_LIMITS.letInDays * DAY_MS) },
      });
    await writeLog(tx, actor, now, { action: "application.allowed", data: { name: client.name } });
    return token;
  });
  return toAnswerUrl(request, deps.appUrl, { code });
}

/** Returns where the browser goes when the member lets the application not in. */
export function declineApplication(
  { appUrl }: Pick<Deps, "appUrl">,
  { request }: Pick<Asked, "request">,
): string {
  return toAnswerUrl(request, appUrl, { error: "access_denied" });
}

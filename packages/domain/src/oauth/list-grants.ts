import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Scope, SCOPES } from "../api-keys/model/scopes";
import { type Actor, inWorkspace, ownIn } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { personName } from "../shared/person-name";
import { can } from "../workspaces/model/acts";
import { readClientHost } from "./model/client-view";
import type { GrantView } from "./model/grant-view";

const WITH_MEMBER = {
  membership: { select: { user: { select: { id: true, displayName: true, name: true } } } },
} as const;
type Row = Prisma.OauthGrantGetPayload<{ include: typeof WITH_MEMBER }>;

/** Permissions that work: all of the workspace for who manages it, else the actor's own. */
export function grantsOf(actor: Actor, now: number) {
  const whose = can(actor, "workspace.manage") ? inWorkspace(actor) : ownIn(actor);
  return { ...whose, revokedAt: null, expiresAt: { gt: new Date(now) } };
}

/** Lists the applications that were let into the actor's workspace, the last one first. */
export async function listGrants(
  { db, clock }: Pick<CoreDeps, "clock"> & { db: Pick<CoreDeps["db"], "oauthGrant"> },
  actor: Actor,
): Promise<GrantView[]> {
  const rows = await db.oauthGrant.findMany({
    where: grantsOf(actor, clock.now()),
    include: WITH_MEMBER,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => toView(row, actor));
}

function toView(row: Row, actor: Actor): GrantView {
  const { id, clientName, clientId, redirectUri, createdAt, expiresAt, lastUsedOn, lastUsedFrom } = row;
  const { user } = row.membership;
  return {
    id,
    name: clientName,
    host: readClientHost(clientId),
    redirectHost: new URL(redirectUri).host,
    scopes: SCOPES.filter((scope): scope is Scope => row.scopes.includes(scope)),
    by: { name: personName(user), isSelf: user.id === actor.userId },
    createdAt,
    expiresAt,
    lastUsedOn: lastUsedOn && lastUsedOn.toISOString().slice(0, 10),
    lastUsedFrom: lastUsedFrom as GrantView["lastUsedFrom"],
  };
}

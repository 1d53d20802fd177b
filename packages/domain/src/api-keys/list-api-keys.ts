import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { personName } from "../shared/person-name";
import type { ApiKeyView } from "./model/api-key-view";
import { type Scope, SCOPES } from "./model/scopes";

const WITH_MAKER = {
  membership: { select: { user: { select: { id: true, displayName: true, name: true } } } },
} as const;
type Row = Prisma.ApiKeyGetPayload<{ include: typeof WITH_MAKER }>;

/** Lists the keys of the actor's workspace, the newest first, also those that do not work any more. */
export async function listApiKeys(
  { db, clock }: Pick<CoreDeps, "clock"> & { db: Pick<CoreDeps["db"], "apiKey"> },
  actor: Actor,
): Promise<ApiKeyView[]> {
  const rows = await db.apiKey.findMany({
    where: inWorkspace(actor),
    include: WITH_MAKER,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map((row) => toView(row, actor, clock.now()));
}

function toView(row: Row, actor: Actor, now: number): ApiKeyView {
  const { id, name, hint, createdAt, expiresAt, rotatedAt, revokedAt, lastUsedOn, lastUsedFrom } = row;
  const { user } = row.membership;
  return {
    id,
    name,
    hint,
    scopes: SCOPES.filter((scope): scope is Scope => row.scopes.includes(scope)),
    by: { name: personName(user), isSelf: user.id === actor.userId },
    createdAt,
    expiresAt,
    rotatedAt,
    lastUsedOn: lastUsedOn && lastUsedOn.toISOString().slice(0, 10),
    lastUsedFrom: lastUsedFrom as ApiKeyView["lastUsedFrom"],
    state: revokedAt ? "revoked" : expiresAt.getTime() <= now ? "expired" : "open",
  };
}

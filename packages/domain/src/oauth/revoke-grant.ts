import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";
import { grantsOf, listGrants } from "./list-grants";
import type { GrantView } from "./model/grant-view";
import type { OauthErrorCode } from "./model/oauth-errors";

/**
 * Revokes an application's permission: it does nothing from now on. A member does so with their own, who manages the
 * workspace with all of it. Refuses with `grant_not_found`.
 */
export function revokeGrant(
  deps: Pick<CoreDeps, "db" | "clock">,
  caller: Actor,
  { id }: { id: string },
): Promise<GrantView[]> {
  return withMembersLocked(deps, caller, "account.own", async ({ tx, actor, now }) => {
    const where = { id, ...grantsOf(actor, now) };
    const grant = await tx.oauthGrant.findFirst({ where, select: { clientName: true } });
    if (!grant) throw new DomainError<OauthErrorCode>("grant_not_found");
    await endGrant(tx, id, now, "member");
    await writeLog(tx, actor, now, { action: "application.revoked", data: { name: grant.clientName } });
    return listGrants({ ...deps, db: tx }, actor);
  });
}

/** Ends a permission with all its tokens, once; false when it had ended before. */
export async function endGrant(
  tx: Prisma.TransactionClient,
  id: string,
  now: number,
  revokedBy: "member" | "client" | "reuse",
): Promise<boolean> {
  const where = { id, revokedAt: null };
  const { count } = await tx.oauthGrant.updateMany({ where, data: { revokedAt: new Date(now), revokedBy } });
  return count === 1;
}

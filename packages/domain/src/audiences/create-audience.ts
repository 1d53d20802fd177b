import type { Prisma } from "@takt/db/generated/prisma/client";
import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace, ownIn } from "../shared/actor";
import { withWorkspaceLocked } from "../shared/with-lock";
import type { AudienceInput, AudienceErrorCode } from "./model/audience-input";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { type AudienceView, AUDIENCE_COLUMNS } from "./model/audience-view";
import { DomainError } from "../shared/domain-error";

/** Creates an audience. Refuses with `audiences_full`. */
export function createAudience(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  input: AudienceInput,
): Promise<AudienceView> {
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    await requireRoom(tx, actor);
    return tx.audience.create({ data: { ...input, ...ownIn(actor) }, select: AUDIENCE_COLUMNS });
  });
}

/**
 * Refuses with `audiences_full` (max) when the user has the maximum number of audiences. Call it under the lock of
 * withWorkspaceLocked.
 */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.audience.count({ where: { ...inWorkspace(actor), deletedAt: null } });
  const max = AUDIENCE_LIMITS.perWorkspace;
  if (count >= max) throw new DomainError<AudienceErrorCode>("audiences_full", { max });
}

import type { Prisma } from "@takt/db/generated/prisma/client";
import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace, ownIn } from "../shared/actor";
import { withWorkspaceLocked } from "../shared/with-lock";
import type { AudienceInput, AudienceErrorCode } from "./model/audience-input";
import { AUDIENCE_LIMITS } from "./model/audience-limits";
import { type AudienceView, AUDIENCE_COLUMNS } from "./model/audience-view";
import { DomainError } from "../shared/domain-error";

/**
 * Creates an audience, under an id where the caller has one: repeated with it, because an answer was lost, it returns the
 * audience as it is by now. Refuses with `audiences_full`.
 */
export function createAudience(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id, ...input }: AudienceInput & { id?: string },
): Promise<AudienceView> {
  return withWorkspaceLocked(db, actor.workspaceId, async (tx) => {
    const known = id && (await findAudience(tx, actor, id));
    if (known) return known;
    await requireRoom(tx, actor);
    const data = { ...input, ...ownIn(actor), ...(id && { id }) };
    return tx.audience.create({ data, select: AUDIENCE_COLUMNS });
  });
}

const findAudience = (tx: Prisma.TransactionClient, actor: Actor, id: string): Promise<AudienceView | null> =>
  tx.audience.findFirst({ where: { id, ...inWorkspace(actor) }, select: AUDIENCE_COLUMNS });

/**
 * Refuses with `audiences_full` (max) when the user has the maximum number of audiences. Call it under the lock of
 * withWorkspaceLocked.
 */
export async function requireRoom(tx: Prisma.TransactionClient, actor: Actor): Promise<void> {
  const count = await tx.audience.count({ where: { ...inWorkspace(actor), deletedAt: null } });
  const max = AUDIENCE_LIMITS.perWorkspace;
  if (count >= max) throw new DomainError<AudienceErrorCode>("audiences_full", { max });
}

import type { Db } from "@takt/db/client";
import type { CoreDeps } from "../shared/core-deps";
import { type Actor, inWorkspace } from "../shared/actor";
import type { AudienceInput, AudienceRef, AudienceErrorCode } from "./model/audience-input";
import { type AudienceView, AUDIENCE_COLUMNS } from "./model/audience-view";
import { DomainError } from "../shared/domain-error";

/** Updates the version the user saw. Refuses with `audience_not_found` or `audience_changed`. */
export function updateAudience(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  ref: AudienceRef,
  input: AudienceInput,
): Promise<AudienceView> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.audience.updateMany({
      where: { id: ref.id, ...inWorkspace(actor), version: ref.version, deletedAt: null },
      data: { ...input, version: { increment: 1 } },
    });
    if (count === 0) return refuseAudience(tx, actor, ref.id);
    return tx.audience.findFirstOrThrow({
      where: { id: ref.id, ...inWorkspace(actor) },
      select: AUDIENCE_COLUMNS,
    });
  });
}

/**
 * Deletes the version the user saw; it can be restored for RESTORABLE_HOURS.
 * Refuses with `audience_not_found` or `audience_changed`.
 */
export async function deleteAudience(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  ref: AudienceRef,
): Promise<void> {
  const { count } = await db.audience.updateMany({
    where: { id: ref.id, ...inWorkspace(actor), version: ref.version, deletedAt: null },
    data: { deletedAt: new Date(clock.now()), version: { increment: 1 } },
  });
  if (count === 0) await refuseAudience(db, actor, ref.id);
}

/** Throws the reason why a guarded statement matched no row: `audience_changed` or `audience_not_found`. */
async function refuseAudience(db: Pick<Db, "audience">, actor: Actor, id: string): Promise<never> {
  const row = await db.audience.findFirst({
    where: { id, ...inWorkspace(actor), deletedAt: null },
    select: { id: true },
  });
  throw new DomainError<AudienceErrorCode>(row ? "audience_changed" : "audience_not_found");
}

import type { CompassDeps } from "./deps";
import { type Actor, ownedBy } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { CompassErrorCode } from "./model/compass-errors";

/** Deletes an analysis permanently; topics bookmarked from it stay. Refuses with `analysis_not_found`. */
export async function removeAnalysis(
  { db }: Pick<CompassDeps, "db">,
  actor: Actor,
  id: string,
): Promise<void> {
  const { count } = await db.analysis.deleteMany({ where: { id, ...ownedBy(actor) } });
  if (count === 0) throw new DomainError<CompassErrorCode>("analysis_not_found");
}

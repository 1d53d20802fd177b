import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { ownRows } from "../shared/own-rows";
import type { CompassErrorCode } from "./model/compass-errors";

/** Removes an analysis for good; bookmarked topics of it stay. Refuses with `analysis_not_found`. */
export async function removeAnalysis({ db }: Pick<Deps, "db">, actor: Actor, id: string): Promise<void> {
  const { count } = await db.analysis.deleteMany({ where: { id, ...ownRows(actor) } });
  if (count === 0) throw new DomainError<CompassErrorCode>("analysis_not_found");
}

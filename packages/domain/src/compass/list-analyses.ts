import type { CompassDeps } from "./deps";
import { type Actor, ownedBy } from "../shared/actor";
import type { AnalysisView } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { ANALYSIS_COLUMNS, toAnalysisView } from "./to-analysis-view";

/** Lists the actor's analyses, newest first. */
export async function listAnalyses({ db }: Pick<CompassDeps, "db">, actor: Actor): Promise<AnalysisView[]> {
  const rows = await db.analysis.findMany({
    where: ownedBy(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: COMPASS_LIMITS.analyses,
    select: ANALYSIS_COLUMNS,
  });
  return rows.map(toAnalysisView);
}

import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";
import type { AnalysisView } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { ANALYSIS_COLUMNS, toAnalysisView } from "./to-analysis-view";

/** The actor's analyses, newest first. */
export async function listAnalyses({ db }: Pick<Deps, "db">, actor: Actor): Promise<AnalysisView[]> {
  const rows = await db.analysis.findMany({
    where: ownRows(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: COMPASS_LIMITS.analyses,
    select: ANALYSIS_COLUMNS,
  });
  return rows.map(toAnalysisView);
}

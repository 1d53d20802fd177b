import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { ownRows } from "../shared/own-rows";
import { withUserLocked } from "../shared/with-user-locked";
import type { AnalysisView } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { ANALYSIS_COLUMNS, toAnalysisView } from "./to-analysis-view";

/** Keeps what was found, without the text it was found in, and drops the oldest beyond COMPASS_LIMITS.analyses. */
export function keepAnalysis(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  analysis: Omit<AnalysisView, "id" | "createdAt">,
): Promise<AnalysisView> {
  return withUserLocked(db, actor.userId, async (tx) => {
    const row = await tx.analysis.create({
      data: { ...analysis, ...ownRows(actor) },
      select: ANALYSIS_COLUMNS,
    });
    const old = await tx.analysis.findMany({
      where: ownRows(actor),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: COMPASS_LIMITS.analyses,
      select: { id: true },
    });
    await tx.analysis.deleteMany({ where: { ...ownRows(actor), id: { in: old.map(({ id }) => id) } } });
    return toAnalysisView(row);
  });
}

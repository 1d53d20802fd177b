import type { CompassDeps } from "./deps";
import { type Actor, ownedBy } from "../shared/actor";
import { withUserLocked } from "../shared/with-user-locked";
import type { AnalysisView } from "./model/analysis-view";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { ANALYSIS_COLUMNS, toAnalysisView } from "./to-analysis-view";

/** Saves an analysis without the analysed text, and deletes the oldest beyond COMPASS_LIMITS.analyses. */
export function saveAnalysis(
  { db }: Pick<CompassDeps, "db">,
  actor: Actor,
  analysis: Omit<AnalysisView, "id" | "createdAt">,
): Promise<AnalysisView> {
  return withUserLocked(db, actor.userId, async (tx) => {
    const row = await tx.analysis.create({
      data: { ...analysis, ...ownedBy(actor) },
      select: ANALYSIS_COLUMNS,
    });
    const old = await tx.analysis.findMany({
      where: ownedBy(actor),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: COMPASS_LIMITS.analyses,
      select: { id: true },
    });
    await tx.analysis.deleteMany({ where: { ...ownedBy(actor), id: { in: old.map(({ id }) => id) } } });
    return toAnalysisView(row);
  });
}

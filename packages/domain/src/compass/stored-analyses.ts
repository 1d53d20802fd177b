import { z } from "zod";
import type { AnalysisView } from "./model/analysis-view";
import { foundTopicSchema } from "./model/found-topic-schema";
import type { CompassDeps } from "./deps";
import { type Actor, ownIn } from "../shared/actor";
import { DIGITAL_SOURCE_TYPES } from "../shared/digital-source-type";
import { withUserLocked } from "../shared/with-lock";
import { COMPASS_LIMITS } from "./model/compass-limits";
import { DomainError } from "../shared/domain-error";

/** Error codes of Content Compass; the reason why a page was not read comes as an event (AnalysisEvent). */
export type CompassErrorCode =
  /** Missing or another user's: the two answer alike. */
  "analysis_not_found";

/** The columns of an AnalysisView. */
const ANALYSIS_COLUMNS = {
  id: true,
  source: true,
  sourceUrl: true,
  title: true,
  language: true,
  topics: true,
  processingMs: true,
  engine: true,
  model: true,
  createdAt: true,
} as const;

const topicsSchema = z.array(foundTopicSchema);

type Row = Omit<AnalysisView, "language" | "topics" | "digitalSourceType"> & {
  language: string;
  topics: unknown;
};

/** Converts a row for screens; an unknown language reads as English. Throws for invalid topics. */
function toAnalysisView(row: Row): AnalysisView {
  return {
    ...row,
    language: row.language === "de" ? "de" : "en",
    topics: topicsSchema.parse(row.topics),
    digitalSourceType: DIGITAL_SOURCE_TYPES[row.engine === "model" ? "generated" : "outline"],
  };
}

/** Saves an analysis without the analysed text, and deletes the oldest beyond COMPASS_LIMITS.analyses. */
export function saveAnalysis(
  { db }: Pick<CompassDeps, "db">,
  actor: Actor,
  analysis: Omit<AnalysisView, "id" | "createdAt" | "digitalSourceType">,
): Promise<AnalysisView> {
  return withUserLocked(db, actor.userId, async (tx) => {
    const row = await tx.analysis.create({
      data: { ...analysis, ...ownIn(actor) },
      select: ANALYSIS_COLUMNS,
    });
    const old = await tx.analysis.findMany({
      where: ownIn(actor),
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: COMPASS_LIMITS.analyses,
      select: { id: true },
    });
    await tx.analysis.deleteMany({ where: { ...ownIn(actor), id: { in: old.map(({ id }) => id) } } });
    return toAnalysisView(row);
  });
}

/** Lists the actor's analyses, newest first. */
export async function listAnalyses({ db }: Pick<CompassDeps, "db">, actor: Actor): Promise<AnalysisView[]> {
  const rows = await db.analysis.findMany({
    where: ownIn(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: COMPASS_LIMITS.analyses,
    select: ANALYSIS_COLUMNS,
  });
  return rows.map(toAnalysisView);
}

/** Deletes an analysis permanently; topics bookmarked from it stay. Refuses with `analysis_not_found`. */
export async function removeAnalysis(
  { db }: Pick<CompassDeps, "db">,
  actor: Actor,
  id: string,
): Promise<void> {
  const { count } = await db.analysis.deleteMany({ where: { id, ...ownIn(actor) } });
  if (count === 0) throw new DomainError<CompassErrorCode>("analysis_not_found");
}

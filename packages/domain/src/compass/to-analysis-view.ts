import { z } from "zod";
import type { AnalysisView } from "./model/analysis-view";
import { foundTopicSchema } from "./model/found-topic-schema";

/** The columns of an AnalysisView. */
export const ANALYSIS_COLUMNS = {
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

type Row = Omit<AnalysisView, "language" | "topics"> & { language: string; topics: unknown };

/** Converts a row for screens; an unknown language reads as English. Throws for invalid topics. */
export function toAnalysisView(row: Row): AnalysisView {
  return {
    ...row,
    language: row.language === "de" ? "de" : "en",
    topics: topicsSchema.parse(row.topics),
  };
}

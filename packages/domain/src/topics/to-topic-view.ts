import type { TopicView } from "./model/topic-view";

/** The columns of a TopicView. */
export const TOPIC_COLUMNS = {
  id: true,
  title: true,
  angle: true,
  source: true,
  sourceUrl: true,
  quote: true,
  keywords: true,
  language: true,
  createdAt: true,
} as const;

/** Converts a row for screens; an unknown language reads as English. */
export function toTopicView(row: Omit<TopicView, "language"> & { language: string }): TopicView {
  return { ...row, language: row.language === "de" ? "de" : "en" };
}

import type { TopicView } from "./model/topic-view";

/** What is read of a topic: the fields of a TopicView, no more. */
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

/** A row as screens see it; an unknown language reads as English. */
export function toTopicView(row: Omit<TopicView, "language"> & { language: string }): TopicView {
  return { ...row, language: row.language === "de" ? "de" : "en" };
}

/**
 * Where a topic comes from. `starter`: offered by Takt. `typed`: entered by the user. `url`, `text`: found in an
 * analysis.
 */
export const TOPIC_SOURCES = ["starter", "typed", "url", "text"] as const;
type TopicSource = (typeof TOPIC_SOURCES)[number];

/** A bookmarked topic as screens see it. */
export type TopicView = {
  id: string;
  title: string;
  /** An idea of what to say about it. */
  angle: string | null;
  source: TopicSource;
  /** For `url`: its URL. */
  sourceUrl: string | null;
  /** The sentence of the source that it was found in, word for word. */
  quote: string | null;
  keywords: string[];
  /** The language of the texts above. */
  language: "en" | "de";
  createdAt: Date;
};

/** A topic found in a text. `quote` must be in the text word for word: the caller verifies it. */
export type FoundTopic = { title: string; angle: string; quote: string; keywords: string[] };

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

/** A topic as a text: its title, and its angle as a second paragraph. */
export function topicText({ title, angle }: { title: string; angle: string | null }): string {
  return angle ? `${title}\n\n${angle}` : title;
}

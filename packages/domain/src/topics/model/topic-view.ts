/**
 * Where a topic comes from. `starter`: offered by Takt. `typed`: entered by the user. `url`, `text`: found in an
 * analysis.
 */
export const TOPIC_SOURCES = ["starter", "typed", "url", "text"] as const;
export type TopicSource = (typeof TOPIC_SOURCES)[number];

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

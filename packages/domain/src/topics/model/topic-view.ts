/** Where a topic comes from. starter: offered by Takt. typed: the user's own words. url, text: found in an analysis. */
export const TOPIC_SOURCES = ["starter", "typed", "url", "text"] as const;
export type TopicSource = (typeof TOPIC_SOURCES)[number];

/** A bookmarked topic as screens see it. */
export type TopicView = {
  id: string;
  title: string;
  /** What could be said about it. */
  angle: string | null;
  source: TopicSource;
  /** Of `url`: the address. */
  sourceUrl: string | null;
  /** The sentence it was found in, word for word. */
  quote: string | null;
  keywords: string[];
  /** The language of its words. */
  language: "en" | "de";
  createdAt: Date;
};

import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import type { TopicInput } from "@takt/domain/topics/model/topic-input";

/** Converts a found topic to the input that bookmarks it. */
export function toTopicInput(
  { source, sourceUrl, language }: Pick<AnalysisView, "source" | "sourceUrl" | "language">,
  { title, angle, quote, keywords }: FoundTopic,
): TopicInput {
  return {
    title,
    ...(angle !== "" && { angle }),
    // Only the source `url` has a URL.
    ...(source === "url" && sourceUrl !== null ? { source: "url", sourceUrl } : { source: "text" }),
    ...(quote !== "" && { quote }),
    keywords,
    language,
  };
}

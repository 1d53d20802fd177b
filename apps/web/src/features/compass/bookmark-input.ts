import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type { TopicInput } from "@takt/domain/topics/model/topic-input";

/** A found topic as it is bookmarked. */
export function bookmarkInput(
  { source, sourceUrl, language }: Pick<AnalysisView, "source" | "sourceUrl" | "language">,
  { title, angle, quote, keywords }: FoundTopic,
): TopicInput {
  return {
    title,
    ...(angle !== "" && { angle }),
    // An address belongs to the source `url`; one without is a text.
    ...(source === "url" && sourceUrl !== null ? { source: "url", sourceUrl } : { source: "text" }),
    ...(quote !== "" && { quote }),
    keywords,
    language,
  };
}

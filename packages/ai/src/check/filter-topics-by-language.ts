import type { FoundTopic } from "@takt/domain/topics/model/topic-view";
import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { detectLanguage } from "@takt/text/detection/detect-language";

/**
 * Keeps the topics that are not clearly in another language. Between English and German the angle decides, because
 * it is a sentence: a title may be a name, and the quote is in the language of its article. A third language in
 * title or angle drops a topic.
 */
export function filterTopicsByLanguage(
  language: WritingLanguage,
  topics: readonly FoundTopic[],
): FoundTopic[] {
  return topics.filter(({ title, angle }) => {
    const named = detectLanguage(title);
    const found = detectLanguage(angle) ?? named;
    return named !== "other" && (found === null || found === language);
  });
}

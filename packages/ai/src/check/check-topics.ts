import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { detectLanguage } from "./detect-language";

/**
 * Those topics that are not plainly in another language. Between English and German the angle decides, being sentences: a
 * title may be a name, and the quote is in the language of its article. A third language is too much in either.
 */
export function topicsIn(language: WritingLanguage, topics: readonly FoundTopic[]): FoundTopic[] {
  return topics.filter(({ title, angle }) => {
    const named = detectLanguage(title);
    const found = detectLanguage(angle) ?? named;
    return named !== "other" && (found === null || found === language);
  });
}

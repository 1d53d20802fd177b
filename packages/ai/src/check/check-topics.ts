import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import type { WritingLanguage } from "@takt/domain/writing/model/writing-parameters";
import { detectLanguage } from "./detect-language";

/**
 * Those topics that are not plainly in the other language. The angle decides, being sentences: a title may be a name, and
 * the quote is in the language of its article.
 */
export function topicsIn(language: WritingLanguage, topics: readonly FoundTopic[]): FoundTopic[] {
  return topics.filter(({ title, angle }) => {
    const found = detectLanguage(angle) ?? detectLanguage(title);
    return found === null || found === language;
  });
}

import { TOPIC_LIMITS } from "../topics/model/topic-limits";
import { COMPASS_LIMITS } from "./model/compass-limits";
import type { FoundTopic } from "./model/found-topic";
import { foundTopicSchema } from "./model/found-topic-schema";
import { standsIn } from "./model/stands-in";
import { visibleText } from "./model/visible-text";

/** A quoted sentence has more than one. */
const FEWEST_WORDS = 2;

/**
 * Lets those topics of a text pass that may reach a member: the quote stands in the text, the title is new, nothing is
 * longer than a bookmark may be, and there are at most seven. What passes is what a reader sees of it.
 */
export function createSieve(text: string): (topic: unknown) => FoundTopic | null {
  const titles = new Set<string>();
  return (given) => {
    const read = foundTopicSchema.safeParse(given);
    if (!read.success || titles.size >= COMPASS_LIMITS.topics) return null;
    const title = line(read.data.title);
    const angle = line(read.data.angle);
    const quote = standsIn(text, visibleText(read.data.quote)) ?? "";
    const fits =
      isWithin(title, TOPIC_LIMITS.title) &&
      isWithin(angle, TOPIC_LIMITS.angle) &&
      isWithin(quote, TOPIC_LIMITS.quote) &&
      quote.split(/\s+/).length >= FEWEST_WORDS;
    const key = title.toLowerCase();
    if (!fits || titles.has(key)) return null;
    titles.add(key);
    return { title, angle, quote, keywords: keywordsOf(read.data.keywords) };
  };
}

const line = (words: string) => visibleText(words).replace(/\s+/g, " ");
const isWithin = (words: string, most: number) => words !== "" && words.length <= most;

/** Without #, each once, those too long left out. */
function keywordsOf(given: string[]): string[] {
  const words = given
    .map((word) => line(word).replace(/^#\s*/, ""))
    .filter((word) => isWithin(word, TOPIC_LIMITS.keyword));
  const once = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...once.values()].slice(0, TOPIC_LIMITS.keywords);
}

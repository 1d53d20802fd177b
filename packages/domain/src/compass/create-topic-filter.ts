import { TOPIC_LIMITS } from "../topics/model/topic-limits";
import { COMPASS_LIMITS } from "./model/compass-limits";
import type { FoundTopic } from "../topics/model/topic-view";
import { foundTopicSchema } from "./model/found-topic-schema";
import { findVerbatimQuote } from "./model/find-verbatim-quote";
import { visibleText } from "./model/visible-text";

/** A quoted sentence has at least two words. */
const MIN_QUOTE_WORDS = 2;

/**
 * Creates a filter for the topics found in a text: a topic passes when its quote is in the text, its title is new,
 * nothing is longer than a bookmark may be, and fewer than seven have passed. Invisible characters are removed from
 * what passes.
 */
export function createTopicFilter(text: string): (topic: unknown) => FoundTopic | null {
  const titles = new Set<string>();
  return (given) => {
    const read = foundTopicSchema.safeParse(given);
    if (!read.success || titles.size >= COMPASS_LIMITS.topics) return null;
    const title = line(read.data.title);
    const angle = line(read.data.angle);
    const quote = findVerbatimQuote(text, visibleText(read.data.quote)) ?? "";
    const fits =
      isWithin(title, TOPIC_LIMITS.title) &&
      isWithin(angle, TOPIC_LIMITS.angle) &&
      isWithin(quote, TOPIC_LIMITS.quote) &&
      quote.split(/\s+/).length >= MIN_QUOTE_WORDS;
    const key = title.toLowerCase();
    if (!fits || titles.has(key)) return null;
    titles.add(key);
    return { title, angle, quote, keywords: toKeywords(read.data.keywords) };
  };
}

const line = (words: string) => visibleText(words).replace(/\s+/g, " ");
const isWithin = (words: string, most: number) => words !== "" && words.length <= most;

/** Returns the keywords without #, without duplicates and without those that are too long. */
function toKeywords(given: string[]): string[] {
  const words = given
    .map((word) => line(word).replace(/^#\s*/, ""))
    .filter((word) => isWithin(word, TOPIC_LIMITS.keyword));
  const once = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...once.values()].slice(0, TOPIC_LIMITS.keywords);
}

import { parseWebUrl } from "@takt/text/links/parse-web-url";
import { splitSentences } from "@takt/text/sentences/split-sentences";
import { excerpt } from "@takt/text/excerpt";
import type { OutlineParameters, OutlineQuote } from "../outline-parameters";
import { english } from "./english";
import { german } from "./german";
import type { OutlineTemplates } from "./outline-templates";

/** An audience is short enough to fit in a gap beside its hint. */
const MAX_LENGTHS = { topic: 140, audience: 60, quote: 300, url: 300 };
/** A topic as long as this can be recognised in the quote. */
const MIN_REPEATED_LENGTH = 15;

/** Returns the sentence templates of a language, filled for this post. */
export function templatesFor(parameters: OutlineParameters, quote: OutlineQuote | null) {
  const texts: OutlineTemplates = parameters.language === "de" ? german : english;
  const [open, close] = texts.quotes;
  const sentence = quote === null ? "" : firstSentence(quote.quote);
  // A found topic has its angle, which is for the author, as a second paragraph.
  const named = toPhrase(parameters.topic.trim().split(/\n\s*\n/)[0]!, MAX_LENGTHS.topic);
  const isQuoted = repeats(named, sentence);
  const topic = isQuoted ? toPhrase(sentence, MAX_LENGTHS.quote) : named;
  const audience = toPhrase(parameters.targetAudience.replace(/[[\]]/g, ""), MAX_LENGTHS.audience);
  const pageLink = quote === null ? "" : link(quote.url);
  const values: Record<string, string> = {
    topic: topic === "" ? spoken(texts.noTopic, parameters.address) : `${open}${topic}${close}`,
    audience,
    quote: quote === null ? "" : quoted(sentence),
    link: pageLink,
    source: isQuoted ? pageLink : "",
  };

  /** Returns a sentence in quotation marks, with a full stop if it has no end. */
  function quoted(words: string) {
    return `${open}${words}${close}${/[.!?…]$/.test(words) ? "" : "."}`;
  }

  return {
    texts,
    audience,
    hasQuote: !isQuoted && /[\p{L}\p{N}]/u.test(sentence),
    /** Whether the topic is the quoted sentence, and its page is known. */
    hasSource: isQuoted && pageLink !== "",
    fill(text: string): string {
      return spoken(text, parameters.address).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    },
  };
}

/** Returns the first sentence of a quote, without quotation marks around it. */
function firstSentence(words: string): string {
  const first = splitSentences(words.replace(/\s+/g, " "))[0] ?? "";
  return excerpt(first.replace(/^["“„»«]+|["“”«»]+$/g, ""), MAX_LENGTHS.quote);
}

/** Tells whether a topic is the quoted sentence, or the beginning of it. */
function repeats(topic: string, sentence: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const sought = plain(topic);
  return sought.length >= MIN_REPEATED_LENGTH && ` ${plain(sentence)} `.includes(` ${sought} `);
}

/** Chooses the form of address. */
const spoken = (text: string, address: OutlineParameters["address"]) =>
  text.replace(/\{\{([^|{}]*)\|([^|{}]*)\}\}/g, address === "du" ? "$1" : "$2");

/** Shortens a long URL by its query, then its path: half a URL leads nowhere. */
function link(url: string | null): string {
  const parsed = url === null ? null : parseWebUrl(url);
  if (url === null || parsed === null) return "";
  const shorter = [url, url.replace(/[?#].*$/, ""), parsed.origin];
  const fitting = shorter.find((one) => one.length <= MAX_LENGTHS.url);
  return fitting === undefined ? "" : ` (${fitting})`;
}

/**
 * Turns user input into a phrase that fits inside a sentence: one line of at most `limit` characters, without
 * quotation marks and without sentence ends. Empty when nothing readable is left.
 */
function toPhrase(typed: string, limit: number): string {
  const flat = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").replace(/["“”„«»{}|]/g, "");
  const parts = splitSentences(flat).map(withoutEnd).filter(isReadable);
  // Punctuation inside one sentence could still end it for other parsers.
  return excerpt(parts.join(" – "), limit).replace(/[!?]+(?=\s)/g, ",");
}

const withoutEnd = (sentence: string) => sentence.replace(/^[\s\-–•.,;:!?]+|[\s.,;:!?]+$/gu, "");
const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);

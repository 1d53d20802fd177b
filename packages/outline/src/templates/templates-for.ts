import { parseWebUrl } from "@takt/text/links/parse-web-url";
import { splitSentences } from "@takt/text/sentences/split-sentences";
import { excerpt } from "@takt/text/excerpt";
import type { OutlineParameters, OutlineQuote } from "../outline-parameters";
import { english } from "./english";
import { german } from "./german";
import type { OutlineTemplates } from "./outline-templates";

const MAX_LENGTHS = { topic: 140, audience: 100, quote: 300, url: 300 };

/** Returns the sentence templates of a language, filled for this post. */
export function templatesFor(parameters: OutlineParameters, quote: OutlineQuote | null) {
  const { language, address } = parameters;
  const texts: OutlineTemplates = language === "de" ? german : english;
  const [open, close] = texts.quotes;
  const topic = toPhrase(parameters.topic, MAX_LENGTHS.topic);
  const audience = toPhrase(parameters.targetAudience, MAX_LENGTHS.audience);
  const values: Record<string, string> = {
    topic: topic === "" ? spoken(texts.noTopic, address) : `${open}${topic}${close}`,
    audience,
    quote: quote === null ? "" : quoted(quote.quote),
    link: quote === null ? "" : link(quote.url),
  };

  /** Returns a quoted sentence, verbatim and in quotation marks. */
  function quoted(words: string) {
    const first = splitSentences(words.replace(/\s+/g, " "))[0] ?? "";
    const whole = excerpt(first.replace(/^["“„»«]+|["“”«»]+$/g, ""), MAX_LENGTHS.quote);
    return `${open}${whole}${close}${/[.!?…]$/.test(whole) ? "" : "."}`;
  }

  return {
    texts,
    hasAudience: audience !== "",
    hasQuote: quote !== null && /[\p{L}\p{N}]/u.test(quote.quote),
    /** Whether the audience is described in whole sentences. */
    audienceIsDescribed: /[.!?]\s*\S|[.!?]$/.test(parameters.targetAudience.trim()),
    fill(text: string): string {
      return spoken(text, address).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    },
  };
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

import type { OutlineParameters, OutlineQuote } from "../outline-parameters";
import { splitSentences } from "../sentences/split-sentences";
import { asPhrase } from "../words/as-phrase";
import { clipWords } from "../words/clip-words";
import { english } from "./english";
import { german } from "./german";
import type { OutlineTexts } from "./outline-texts";

const LONGEST = { topic: 140, audience: 100, quote: 300, url: 300 };

/** The sentences of a language, and a way to fill them with what this post is about. */
export function textsFor(parameters: OutlineParameters, quote: OutlineQuote | null) {
  const { language, address } = parameters;
  const texts: OutlineTexts = language === "de" ? german : english;
  const [open, close] = texts.quotes;
  const topic = asPhrase(parameters.topic, LONGEST.topic, language);
  const audience = asPhrase(parameters.targetAudience, LONGEST.audience, language);
  const values: Record<string, string> = {
    topic: topic === "" ? texts.noTopic : `${open}${topic}${close}`,
    audience,
    quote: quote === null ? "" : quoted(quote.quote),
    link: quote === null ? "" : link(quote.url),
  };

  /** A sentence of somebody else's, word for word, in marks. */
  function quoted(words: string) {
    const first = splitSentences(words.replace(/\s+/g, " "), language)[0] ?? "";
    const whole = clipWords(first.replace(/^["“„»«]+|["“”«»]+$/g, ""), LONGEST.quote);
    return `${open}${whole}${close}${/[.!?…]$/.test(whole) ? "" : "."}`;
  }

  return {
    texts,
    hasAudience: audience !== "",
    hasQuote: quote !== null && /[\p{L}\p{N}]/u.test(quote.quote),
    /** Whether the audience was told in whole sentences. */
    audienceIsDescribed: /[.!?]\s*\S|[.!?]$/.test(parameters.targetAudience.trim()),
    fill(text: string): string {
      const spoken = text.replace(/\{\{([^|{}]*)\|([^|{}]*)\}\}/g, address === "du" ? "$1" : "$2");
      return spoken.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    },
  };
}

/** An address that is too long loses its query, then its path: half an address leads nowhere. */
function link(url: string | null): string {
  if (url === null || !/^https?:\/\/\S+$/.test(url)) return "";
  const shorter = [url, url.replace(/[?#].*$/, ""), /^https?:\/\/[^/?#]+/.exec(url)?.[0] ?? ""];
  const fitting = shorter.find((one) => one !== "" && one.length <= LONGEST.url);
  return fitting === undefined ? "" : ` (${fitting})`;
}

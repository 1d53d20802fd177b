import { removeLinks } from "@takt/text/links/find-links";
import { STOP_WORDS } from "@takt/text/stop-words";
import type { OutlineLanguage } from "../outline-parameters";
import { DATE_WORDS } from "./furniture/is-date-line";

/** A keyphrase in the form that is most frequent in the text. */
export type Phrase = { text: string; key: string; score: number; sentences: Set<number> };

const MAX_PHRASE_WORDS = 3;
const MAX_PER_LAST_WORD = 2;

/** A German clause that begins with its verb goes on with one of these; the verb's capital makes no noun of it. */
const FOLLOWS_VERB =
  /^(?:Sie|du|wir|man|ihr|sie|er|es|sich|ein|eine|einen|der|die|das|den|dem|alle|jede[rsn]?)$/u;

/**
 * Finds the keyphrases of `sentences`, best first: frequent, early, spread out, with up to three words; German ones
 * end in a noun.
 */
export function findPhrases(sentences: string[], language: OutlineLanguage): Phrase[] {
  const found = new Map<string, Phrase & { count: number; first: number; forms: Map<string, number> }>();
  for (const [index, sentence] of sentences.entries()) {
    for (const form of candidates(sentence, language)) {
      const key = form.split(" ").map(stem).join(" ");
      const phrase = found.get(key) ?? {
        text: form,
        key,
        score: 0,
        sentences: new Set<number>(),
        count: 0,
        first: index,
        forms: new Map<string, number>(),
      };
      phrase.count += 1;
      phrase.sentences.add(index);
      phrase.forms.set(form, (phrase.forms.get(form) ?? 0) + 1);
      found.set(key, phrase);
    }
  }
  // A phrase that occurs once is mostly chance, unless it is a name.
  const real = [...found.values()].filter(
    ({ key, text, count }) => count > 1 || !key.includes(" ") || (language === "en" && isName(text)),
  );
  const phrases = real.map((phrase) => {
    const words = phrase.key.split(" ").length;
    const early = 1 + 1 / (1 + phrase.first);
    const spread = 1 + Math.log(phrase.sentences.size);
    const whole = words > 1 ? 1.6 : 1;
    const text = [...phrase.forms].toSorted((a, b) => b[1] - a[1])[0]![0];
    return { ...phrase, text, score: phrase.count * spread * early * whole };
  });
  return withoutTwins(phrases.toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1)));
}

function candidates(sentence: string, language: OutlineLanguage): string[] {
  const forms: string[] = [];
  for (const [run] of removeLinks(sentence).matchAll(
    /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*)*/gu,
  )) {
    let words: string[] = [];
    const own = run.split(" ");
    for (const [index, word] of [...own, ""].entries()) {
      const isVerb = language === "de" && index === 0 && FOLLOWS_VERB.test(own[1] ?? "");
      if (word !== "" && !isVerb && saysSomething(word, language)) words.push(word);
      else {
        forms.push(...toParts(words, language));
        words = [];
      }
    }
  }
  return forms;
}

function saysSomething(word: string, language: OutlineLanguage) {
  const plain = word.toLowerCase().replace(/[’']s?$/, "");
  if (DATE_WORDS.has(plain) || !/\p{L}/u.test(word) || plain.length < 2) return false;
  return !STOP_WORDS[language].has(plain.replaceAll("’", "'"));
}

function toParts(words: string[], language: OutlineLanguage): string[] {
  const parts: string[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= MAX_PHRASE_WORDS && from + length <= words.length; length += 1) {
      const part = words.slice(from, from + length);
      const last = part.at(-1)!;
      if (language === "de" && !(/^\p{Lu}/u.test(last) && part.every(isAttribute))) continue;
      if (length === 1 && last.length < 4 && !/^\p{Lu}{2,}$/u.test(last)) continue;
      parts.push(part.join(" "));
    }
  }
  return parts;
}

/** Tells whether a German word can stand before a noun: an adjective with its ending, or another noun. */
const isAttribute = (word: string) => /^[\p{Lu}\p{N}]|(?:e|e[mnrs])$/u.test(word);

const isName = (text: string) => text.split(" ").every((word) => /^\p{Lu}/u.test(word));

/** Precise enough to match two forms of one word. */
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’']s$/, "")
    .replace(/(?<=\p{L}{4})(ies|es|en|er|em|e|s|n)$/u, "");

/** Keeps at most two phrases with the same last word, and none that only repeats the words of a better one. */
function withoutTwins(phrases: Phrase[]): Phrase[] {
  const heads = new Map<string, number>();
  const retained: Phrase[] = [];
  /** All word sequences inside the kept phrases. */
  const covered = new Set<string>();
  for (const phrase of phrases) {
    const words = phrase.key.split(" ");
    const head = words.at(-1)!;
    const times = heads.get(head) ?? 0;
    if (times >= MAX_PER_LAST_WORD || covered.has(phrase.key)) continue;
    heads.set(head, times + 1);
    retained.push(phrase);
    for (const run of toRuns(words)) covered.add(run);
  }
  return retained;
}

const toRuns = (words: string[]) =>
  words.flatMap((_, from) =>
    words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(" ")),
  );

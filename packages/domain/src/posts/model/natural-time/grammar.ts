import type { FoundPart, Part } from "./part";

/** Words of one kind, and the number that each stands for. */
export type Vocabulary = { pattern: string; read: (text: string) => number };

/**
 * A pattern in folded letters and what it says. `<name>` stands for a word of that vocabulary, whose numbers `read` gets
 * in order; a space is one space or more, `~` none or more.
 */
export type Rule = readonly [pattern: string, read: (...values: number[]) => Part | readonly Part[]];

export type Grammar = {
  vocabularies: Readonly<Record<string, Vocabulary>>;
  rules: readonly Rule[];
  /** Words between parts that say nothing: "on", "um". A bare number after `at` is a time. */
  joints: string;
  at: string;
  /** Words around a time that a field of its own may hold: "please". */
  courtesy: string;
};

/** Reads a list of words: `{ "mon|monday": 1 }`. */
export function toVocabulary(entries: Readonly<Record<string, number>>): Vocabulary {
  const byWord = new Map<string, number>();
  for (const [names, value] of Object.entries(entries))
    for (const name of names.split("|")) byWord.set(name, value);
  const longestFirst = [...byWord.keys()].toSorted((a, b) => b.length - a.length);
  return {
    pattern: longestFirst.join("|").replaceAll(".", String.raw`\.`),
    read: (text) => byWord.get(text)!,
  };
}

/** Returns a function that finds, from left to right, the parts of a folded text: the longest at each word. */
export function compileGrammar({ vocabularies, rules }: Grammar): (text: string) => FoundPart[] {
  const compiled = rules.map((rule) => compileRule(rule, vocabularies));
  return (text) => {
    const found: FoundPart[] = [];
    let from = 0;
    while (from < text.length) {
      const next = findLongest(compiled, text, from);
      if (next) found.push(next);
      from = next?.end ?? nextWord(text, from);
    }
    return found;
  };
}

type CompiledRule = (text: string, start: number) => FoundPart | null;

function compileRule([pattern, read]: Rule, vocabularies: Grammar["vocabularies"]): CompiledRule {
  const readers: Vocabulary["read"][] = [];
  const source = pattern
    .replaceAll(" ", " +")
    .replaceAll("~", " *")
    .replace(/<([a-z\d]+)>/gi, (_, name: string) => {
      const vocabulary = vocabularies[name]!;
      readers.push(vocabulary.read);
      return `(${vocabulary.pattern})`;
    });
  const sticky = new RegExp(`(?:${source})(?![a-z\\d])`, "y");
  return (text, start) => {
    sticky.lastIndex = start;
    const match = sticky.exec(text);
    if (!match) return null;
    const parts = read(...readers.map((reader, index) => reader(match[index + 1]!)));
    return { parts: [parts].flat(), start, end: sticky.lastIndex };
  };
}

function findLongest(rules: readonly CompiledRule[], text: string, start: number): FoundPart | null {
  let longest: FoundPart | null = null;
  for (const rule of rules) {
    const found = rule(text, start);
    if (found && (!longest || found.end > longest.end)) longest = found;
  }
  return longest;
}

/** Where the next word begins: after this one, or after what is between words. */
function nextWord(text: string, from: number): number {
  const word = /[\p{L}\p{N}]+|[^\p{L}\p{N}]/uy;
  word.lastIndex = from;
  return word.test(text) ? word.lastIndex : text.length;
}

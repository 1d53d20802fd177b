import fc from "fast-check";
import { expect, test } from "vitest";
import { fingerprint, similarity } from "./fingerprint";
import { comparedWords } from "./words";

const POST = `Last year we raised our prices by a third, and lost two customers of ninety. What we had feared for months was
over in a week. We had written to each of them ourselves, said when and why, and offered a call. Eleven called. Nine of
them wanted to know whether we were well. Write to people before the invoice does.`;
const OTHER = `A pull request that nobody reads is a wish. Our team now opens them when there are twenty lines, not two
hundred, with a picture of what changes on the screen. Reviews went from three days to three hours, and the discussions
are about the idea again. Small steps are not slow. They are what being fast looks like from the inside.`;

const getSimilarity = (one: string, other: string) =>
  similarity(fingerprint(comparedWords(one)).signature, fingerprint(comparedWords(other)).signature);
const sharesBand = (one: string, other: string) => {
  const bands = new Set(fingerprint(comparedWords(one)).bands);
  return fingerprint(comparedWords(other)).bands.some((band) => bands.has(band));
};

test("a text that was copied with other quotes, case, spaces and forms of letters has the same fingerprint", () => {
  const copied = POST.toUpperCase().replaceAll(". ", ".\n\n").replaceAll(",", " –").normalize("NFD");
  expect(fingerprint(comparedWords(copied))).toEqual(fingerprint(comparedWords(POST)));
});

test("a text of which a few words were changed is similar, and shares a band", () => {
  const edited = POST.replace("a third", "thirty per cent")
    .replace("Eleven", "Twelve")
    .replace("week", "fortnight");
  expect(getSimilarity(POST, edited)).toBeGreaterThan(0.6);
  expect(sharesBand(POST, edited)).toBe(true);
});

test("a text with hashtags and a sentence added is similar", () => {
  expect(getSimilarity(POST, `${POST} What did you learn?\n\n#pricing #saas`)).toBeGreaterThan(0.6);
});

test("texts of different content are not similar", () => {
  expect(getSimilarity(POST, OTHER)).toBeLessThan(0.1);
});

test("the estimate is the share of common pairs of words, within what 96 hashes can tell", () => {
  const word = fc.constantFrom(
    ..."alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu".split(" "),
  );
  const text = fc.array(word, { minLength: 20, maxLength: 120 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const estimate = similarity(fingerprint(one).signature, fingerprint(other).signature);
      expect(Math.abs(estimate - jaccard(one, other))).toBeLessThan(0.26);
    }),
    { seed: 20261127, numRuns: 200 },
  );
});

test("a word in another order or place is another text", () => {
  expect(getSimilarity("one two three four", "four three two one")).toBe(0);
});

function jaccard(one: string[], other: string[]): number {
  const [a, b] = [pairs(one), pairs(other)];
  const common = [...a].filter((pair) => b.has(pair)).length;
  return common / (a.size + b.size - common);
}

const pairs = (words: string[]) => new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));

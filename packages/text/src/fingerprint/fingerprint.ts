/** Hashes of a signature. */
const SIGNATURE_LENGTH = 96;
/**
 * Hashes of a band. Two texts share a band with the probability 1 - (1 - s^3)^32 for a similarity s: 0.99 at 0.5, 0.88 at
 * 0.4, 0.03 at 0.1 (Leskovec, Rajaraman, Ullman: Mining of Massive Datasets, 3.4).
 */
const BAND_LENGTH = 3;

/** Stored hashes that recognise a text again: no word can be read from them. */
export type Fingerprint = {
  /** MinHash: the smallest of each of 96 hashes over all pairs of words; 32-bit integers with sign. */
  signature: number[];
  /** 32 hashes of three of them each. Similar texts share at least one, so that a database can find them by index. */
  bands: number[];
};

/** Computes the fingerprint of a text from its words (comparedWords), at least two of them. */
export function fingerprint(words: readonly string[]): Fingerprint {
  const pairs = new Set(words.slice(1).map((word, index) => hash(`${words[index]} ${word}`)));
  const signature = Array.from({ length: SIGNATURE_LENGTH }, (_, seed) => {
    let least = 0x7fffffff;
    for (const pair of pairs) least = Math.min(least, mix(pair, seed));
    return least;
  });
  const bands = Array.from({ length: SIGNATURE_LENGTH / BAND_LENGTH }, (_, band) =>
    signature.slice(band * BAND_LENGTH, (band + 1) * BAND_LENGTH).reduce((sum, one) => mix(one, sum), band),
  );
  return { signature, bands };
}

/** Estimates the share of pairs of words that two texts have in common, from 0 to 1 (Jaccard similarity). */
export function similarity(one: readonly number[], other: readonly number[]): number {
  return one.filter((value, index) => value === other[index]).length / SIGNATURE_LENGTH;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}

/** The finaliser of MurmurHash3 over a value and a seed: every bit of the answer depends on every bit of both. */
function mix(value: number, seed: number): number {
  let mixed = value ^ Math.imul(seed + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

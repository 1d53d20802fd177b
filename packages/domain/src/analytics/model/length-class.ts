/**
 * Classes of a post's length in characters, hashtags included, each up to its bound: what LinkedIn shows before "more" is
 * about 200, and a post may have 3,000.
 */
export const LENGTH_CLASSES = [
  { key: "upTo300", max: 300 },
  { key: "upTo800", max: 800 },
  { key: "upTo1500", max: 1_500 },
  { key: "longer", max: null },
] as const;
export type LengthClass = (typeof LENGTH_CLASSES)[number]["key"];

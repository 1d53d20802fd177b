/**
 * Tells whether two names are those of one person as far as spelling goes: without case, accents, punctuation and the
 * order of their words. Names are a sign and no proof: two people may have one, and a profile has one a language.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [toWords(one), toWords(other)];
  return words !== "" && words === others;
}

function toWords(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").toLowerCase();
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");
}

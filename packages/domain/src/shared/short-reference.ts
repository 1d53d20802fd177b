/** Characters that are not confused when read out or copied by hand: no 0 O, 1 I L, no U. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const REFERENCE_LENGTH = 6;

/** Creates a reference like DR-7K3M9Q. `random` returns a random integer from 0 to below its argument. */
export function shortReference(prefix: string, random: (below: number) => number): string {
  const characters = Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[random(ALPHABET.length)]!);
  return `${prefix}-${characters.join("")}`;
}

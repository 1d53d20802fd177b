/** No sign that is mistaken for another when read out or copied by hand: no 0 O, 1 I L, no U. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;

/** A reference like DR-7K3M9Q. `random` answers a whole number from 0 to below its argument. */
export function dataRequestReference(random: (below: number) => number): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[random(SIGNS.length)]!);
  return `DR-${signs.join("")}`;
}

import { seededRandom } from "../../core/seeded-random";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** The number of characters after the prefix, where it is not 24. */
const LENGTHS: Record<string, number> = { cus: 14, prod: 14, si: 14, req: 14, cs_test: 58, whsec: 32 };

/** Creates ids in Stripe's form, such as `cus_` and 14 characters. They repeat for the same seed. */
export function createIds(seed: number, isTaken: (id: string) => boolean) {
  const random = seededRandom(seed);
  return function newId(prefix: string): string {
    for (;;) {
      let id = `${prefix}_`;
      for (let left = LENGTHS[prefix] ?? 24; left > 0; left--)
        id += ALPHABET[Math.floor(random() * ALPHABET.length)];
      if (!isTaken(id)) return id;
    }
  };
}

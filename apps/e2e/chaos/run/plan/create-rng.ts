import { seededRandom } from "@takt/emulators/core/seeded-random";

export type Rng = ReturnType<typeof createRng>;

/** Creates the source of all randomness of a run: equal seeds make equal plans. */
export function createRng(seed: number) {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    /** Returns a whole number, both ends included. */
    between,
    chance: (probability: number) => random() < probability,
    pick: <Value>(values: readonly Value[]): Value => values[between(0, values.length - 1)]!,
    /** Returns a name at random, by weight. */
    pickWeighted<Name extends string>(weights: Record<Name, number>): Name {
      const entries = Object.entries(weights) as [Name, number][];
      let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) if ((rest -= weight) < 0) return name;
      return entries.at(-1)![0];
    },
  };
}

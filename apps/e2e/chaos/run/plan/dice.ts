import { seededRandom } from "@takt/emulators/core/seeded-random";

export type Dice = ReturnType<typeof createDice>;

/** All that is random in a run comes from here: equal seeds make equal plans. */
export function createDice(seed: number) {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    /** A whole number, both ends included. */
    between,
    chance: (probability: number) => random() < probability,
    pick: <Value>(values: readonly Value[]): Value => values[between(0, values.length - 1)]!,
    /** By weight. */
    weigh<Name extends string>(weights: Record<Name, number>): Name {
      const entries = Object.entries(weights) as [Name, number][];
      let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) if ((rest -= weight) < 0) return name;
      return entries.at(-1)![0];
    },
  };
}

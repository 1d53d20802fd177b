import { expect, test } from "vitest";
import { type BestTime, bestTimes, type TimeGroup } from "./best-time";

/** A deterministic generator of standard normal numbers. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Groups of posts by weekday and by hours; `lift` is added to the logarithms of Tuesday. */
function createGroups(posts: number, seed: number, lift = 0): TimeGroup[] {
  const normal = normals(seed);
  const groups = new Map<string, TimeGroup>();
  for (let n = 0; n < posts; n++) {
    const [weekday, block] = [(n % 5) + 1, Math.floor(n / 5) % 4];
    const log = 6 + 0.8 * normal() + (weekday === 2 ? lift : 0);
    const times = [
      { kind: "weekday", weekday },
      { kind: "hours", from: block * 3, to: block * 3 + 3 },
    ] as const;
    for (const time of times) {
      const key = JSON.stringify(time);
      const { n: count, sum, squares } = groups.get(key) ?? { n: 0, sum: 0, squares: 0 };
      groups.set(key, { time, n: count + 1, sum: sum + log, squares: squares + log * log });
    }
  }
  return [...groups.values()];
}

test("a day whose posts had three times the impressions is found, with its number of posts and an interval", () => {
  const [best, ...others] = bestTimes(createGroups(100, 7, Math.log(3))) as [BestTime];
  expect(best).toMatchObject({ time: { kind: "weekday", weekday: 2 }, n: 20, of: 100 });
  expect(best.low).toBeGreaterThan(1);
  expect(best.ratio).toBeGreaterThan(best.low);
  expect(best.high).toBeGreaterThan(best.ratio);
  expect([best.low < 3, best.high > 3, others]).toEqual([true, true, []]);
});

test("of two hundred members without any difference at most one in twenty gets a hint", () => {
  const hinted = Array.from(
    { length: 200 },
    (_, seed) => bestTimes(createGroups(60, seed * 7919 + 1)).length > 0,
  );
  expect(hinted.filter(Boolean).length).toBeLessThanOrEqual(10);
});

test("the interval holds the true ratio nearly always", () => {
  const found = Array.from({ length: 200 }, (_, seed) =>
    bestTimes(createGroups(100, seed * 104_729 + 3, Math.log(3))),
  )
    .flat()
    .filter(({ time }) => time.kind === "weekday" && time.weekday === 2);
  expect(found.length).toBeGreaterThan(150);
  expect(found.filter(({ low, high }) => low <= 3 && high >= 3).length / found.length).toBeGreaterThan(0.95);
});

test("few posts in all, or at one time, give no hint", () => {
  const monday: TimeGroup = { time: { kind: "weekday", weekday: 1 }, n: 4, sum: 40, squares: 400.1 };
  const tuesday: TimeGroup = { time: { kind: "weekday", weekday: 2 }, n: 5, sum: 5, squares: 5.1 };
  expect(bestTimes([monday, tuesday])).toEqual([]);
  expect(
    bestTimes([
      { ...monday, n: 3, sum: 30, squares: 300.1 },
      { ...tuesday, n: 9, sum: 9, squares: 9.1 },
    ]),
  ).toEqual([]);
  expect(bestTimes([monday, { ...tuesday, n: 6, sum: 6, squares: 6.1 }])).toHaveLength(1);
});

test("posts without any spread give no hint, since they say nothing about it", () => {
  const same = (weekday: number, log: number): TimeGroup => ({
    time: { kind: "weekday", weekday },
    n: 10,
    sum: 10 * log,
    squares: 10 * log * log,
  });
  expect(bestTimes([same(1, 3), same(2, 2)])).toEqual([]);
});

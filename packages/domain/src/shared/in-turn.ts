export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Runs at most `most` at once; the others wait in the order they came. */
export function createInTurn(most: number): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < most) running += 1;
    // Whoever ends hands its place on: the count stays.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** `weight`: how many places the work takes, 1 unless said otherwise; more than there are counts as all. */
export type InTurn = <Value>(work: () => Promise<Value>, weight?: number) => Promise<Value>;

/** Runs work as long as there are places, `most` in all; what finds too few waits, and is begun in the order it came. */
export function createInTurn(most: number): InTurn {
  let free = most;
  const waiting: { places: number; begin: () => void }[] = [];

  function admit() {
    for (let first = waiting[0]; first && first.places <= free; first = waiting[0]) {
      waiting.shift();
      free -= first.places;
      first.begin();
    }
  }

  return async (work, weight = 1) => {
    const places = Math.min(weight, most);
    if (waiting.length === 0 && places <= free) free -= places;
    else await new Promise<void>((begin) => waiting.push({ places, begin }));
    try {
      return await work();
    } finally {
      free += places;
      admit();
    }
  };
}

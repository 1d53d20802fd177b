/** Limits concurrent work to `maxConcurrent` in total and `maxPerOwner` per owner. Nobody waits. */
export function createConcurrencyLimit({
  maxConcurrent,
  maxPerOwner,
}: {
  maxConcurrent: number;
  maxPerOwner: number;
}) {
  const owners = new Map<string, number>();
  let all = 0;

  return {
    /** Returns a release function, to be called once; undefined when the limit is reached. */
    acquire(owner: string): (() => void) | undefined {
      const own = owners.get(owner) ?? 0;
      if (all >= maxConcurrent || own >= maxPerOwner) return undefined;
      all += 1;
      owners.set(owner, own + 1);
      return () => {
        all -= 1;
        const left = (owners.get(owner) ?? 1) - 1;
        if (left > 0) owners.set(owner, left);
        else owners.delete(owner);
      };
    },
  };
}

/** Counts who is inside: at most `atOnce` altogether and `perOwner` of one owner. Nobody waits. */
export function createTurnstile({ atOnce, perOwner }: { atOnce: number; perOwner: number }) {
  const owners = new Map<string, number>();
  let all = 0;

  return {
    /** The way out, to be called once; undefined when there is no room. */
    enter(owner: string): (() => void) | undefined {
      const own = owners.get(owner) ?? 0;
      if (all >= atOnce || own >= perOwner) return undefined;
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

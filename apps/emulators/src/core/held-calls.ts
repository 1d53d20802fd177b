export type Release = "go on" | "drop";

/** What a control API lists and releases. */
export type HeldCalls<Call extends object = object> = {
  list(): (Call & { id: string })[];
  /** Releases by the id of a call or of its cause (all its calls), without an id all; returns their number. */
  release(id: string | undefined, how: Release): number;
};

/**
 * Calls that wait for a release. A hold ends only by `release`, never because the caller disconnects. `causeOf` returns
 * the id of the fault or rule that holds a call; the ids of calls begin with `prefix`.
 */
export function createHeldCalls<Call extends object>(prefix: string, causeOf: (call: Call) => string) {
  type Held = Call & { id: string };
  const held = new Map<string, { call: Held; release: (how: Release) => void }>();
  let count = 0;

  return {
    hold(call: Call): { call: Held; released: Promise<Release> } {
      const whole: Held = { ...call, id: `${prefix}-${++count}` };
      const released = new Promise<Release>((resolve) =>
        held.set(whole.id, { call: whole, release: resolve }),
      );
      return { call: whole, released };
    },
    list: (): Held[] => [...held.values()].map(({ call }) => call),
    size: () => held.size,
    release(id: string | undefined, how: Release): number {
      const chosen = [...held.values()].filter(
        ({ call }) => id === undefined || call.id === id || causeOf(call) === id,
      );
      for (const { call, release } of chosen) {
        held.delete(call.id);
        release(how);
      }
      return chosen.length;
    },
  } satisfies HeldCalls<Call> & Record<string, unknown>;
}

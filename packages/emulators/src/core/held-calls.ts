export type HeldCall = {
  id: string;
  fault: string;
  method: string;
  path: string;
  stage: "before" | "after";
  at: number;
  /** The caller has left. The call stays held: on release it still goes on, as a slow server would. */
  clientGone: boolean;
};
export type Release = "go on" | "drop";

/** Calls that wait for a release. A hold ends only by `release`, never because the caller left. */
export function createHeldCalls() {
  const held = new Map<string, { call: HeldCall; release: (how: Release) => void }>();
  let count = 0;

  return {
    hold(call: Omit<HeldCall, "id" | "clientGone">): { call: HeldCall; released: Promise<Release> } {
      const whole: HeldCall = { ...call, id: `held-${++count}`, clientGone: false };
      const released = new Promise<Release>((resolve) =>
        held.set(whole.id, { call: whole, release: resolve }),
      );
      return { call: whole, released };
    },
    list: (): HeldCall[] => [...held.values()].map(({ call }) => call),
    /** By the id of a call or of a fault (all its calls); without an id all. Answers how many there were. */
    release(id: string | undefined, how: Release): number {
      const chosen = [...held.values()].filter(
        ({ call }) => id === undefined || call.id === id || call.fault === id,
      );
      for (const { call, release } of chosen) {
        held.delete(call.id);
        release(how);
      }
      return chosen.length;
    },
  };
}

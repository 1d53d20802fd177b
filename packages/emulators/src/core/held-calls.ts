export type HeldCall = {
  id: string;
  fault: string;
  method: string;
  path: string;
  stage: "before" | "after";
  at: number;
  /** Whether the caller has disconnected. The call stays held and continues on release, as on a slow server. */
  clientGone: boolean;
};
export type Release = "go on" | "drop";

/** Calls that wait for a release. A hold ends only by `release`, never because the caller disconnects. */
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
    /** Releases by the id of a call or of a fault (all its calls), without an id all; returns their number. */
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

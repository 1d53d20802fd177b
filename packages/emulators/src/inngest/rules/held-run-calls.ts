export type HeldRunCall = {
  id: string;
  hold: string;
  functionId: string;
  runId: string;
  call: number;
  stage: "before" | "after";
  steps: string[];
  at: number;
};

/** Calls to the app that wait for POST /_emulator/release. */
export function createHeldRunCalls() {
  const held = new Map<string, { call: HeldRunCall; release: (dropped: boolean) => void }>();
  let count = 0;
  return {
    /** Resolves on release: true when the call (before) or its answer (after) is to be dropped. */
    hold(call: Omit<HeldRunCall, "id">): Promise<boolean> {
      const whole = { ...call, id: `run-call-${++count}` };
      return new Promise((resolve) => held.set(whole.id, { call: whole, release: resolve }));
    },
    list: () => [...held.values()].map(({ call }) => call),
    size: () => held.size,
    /** Releases by the id of a call or of its hold, without an id all; returns their number. */
    release(id: string | undefined, dropped: boolean): number {
      const chosen = [...held.values()].filter(
        ({ call }) => id === undefined || call.id === id || call.hold === id,
      );
      for (const { call, release } of chosen) {
        held.delete(call.id);
        release(dropped);
      }
      return chosen.length;
    },
  };
}

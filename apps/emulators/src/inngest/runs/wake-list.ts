import type { Clock } from "../../core/clock";

/**
 * Actions by due time, with one clock timer per instant: a thousand sleeps that end together wake together, also in a
 * test's tick, which waits for each timer. No action runs early.
 */
export function createWakeList(clock: Clock, afterwards: () => Promise<void>) {
  const due = new Map<number, { actions: (() => void)[]; timer: { cancel(): void } }>();
  return {
    /** Runs `action` at `time` (ms), or at once when that has passed. */
    at(time: number, action: () => void) {
      if (time <= clock.now()) return action();
      const found = due.get(time);
      if (found) return void found.actions.push(action);
      const actions = [action];
      const timer = clock.at(time, () => {
        due.delete(time);
        for (const act of actions) act();
        return afterwards();
      });
      due.set(time, { actions, timer });
    },
    size: () => due.size,
    clear() {
      for (const { timer } of due.values()) timer.cancel();
      due.clear();
    },
  };
}

import type { Clock } from "../../core/clock";
import { nextFire } from "../model/next-fire";
import type { FunctionSpec } from "../model/read-manifest";

type Armed = { functionId: string; timer: { cancel(): void } };
type Fire = (functionId: string, cron: string, scheduledAt: number) => Promise<void>;

/** One timer per cron trigger. After a pause (a sleeping laptop) a trigger fires once, late. */
export function createCronTimers(clock: Clock, fire: Fire) {
  const armed = new Map<string, Armed>();
  const lastFires: Record<string, number> = {};

  function arm(
    key: string,
    functionId: string,
    line: { cron: string; pattern: string; zone: string },
    after: number,
  ) {
    const at = nextFire(line, after);
    if (at === null) return;
    const timer = clock.at(at, () => {
      lastFires[functionId] = at;
      arm(key, functionId, line, Math.max(at, clock.now()));
      return fire(functionId, line.cron, at);
    });
    armed.set(key, { functionId, timer });
  }

  function clear() {
    for (const { timer } of armed.values()) timer.cancel();
    armed.clear();
  }

  return {
    /** Replaces all timers by those of these functions. */
    set(specs: readonly FunctionSpec[]) {
      clear();
      for (const { id, triggers } of specs) {
        for (const trigger of triggers)
          if ("cron" in trigger) arm(`${id} ${trigger.cron}`, id, trigger, clock.now());
      }
    },
    /** The last due instant (ms) by function id. */
    lastFires: () => ({ ...lastFires }),
    clearLastFires() {
      for (const id of Object.keys(lastFires)) delete lastFires[id];
    },
    clear,
  };
}

import { createHeap, type Heap } from "./heap";

/** A call that waits for its turn. `order` decides; equal orders go by arrival. */
export type Job = {
  order: number;
  keys: { name: string; limit: number }[];
  start: () => Promise<void>;
  isStale: () => boolean;
};

type Waiting = Job & { arrival: number; wokenBy?: string | undefined };
type Lane = { inFlight: number; waiting: Heap<Waiting> };

/**
 * Starts jobs, the lowest order first, at most `maxParallel` at once and at most `limit` per key at once. A job that
 * finds a key full waits in that key's lane and is looked at again when the lane has room, so a crowded key costs the
 * others nothing and every change is O(log n).
 */
export function createCallQueue(maxParallel: number) {
  const heap = () =>
    createHeap<Waiting>((a, b) => a.order < b.order || (a.order === b.order && a.arrival < b.arrival));
  const ready = heap();
  const lanes = new Map<string, Lane>();
  let arrivals = 0;
  let inFlight = 0;

  function dispatch() {
    while (inFlight < maxParallel) {
      const job = ready.pop();
      if (!job) return;
      const { wokenBy } = job;
      job.wokenBy = undefined;
      if (!job.isStale()) {
        const full = job.keys.find(({ name, limit }) => (lanes.get(name)?.inFlight ?? 0) >= limit);
        if (full) lane(full.name).waiting.push(job);
        else start(job);
      }
      // The room that woke this job may still be there: it was parked elsewhere, or is gone.
      if (wokenBy !== undefined) wakeNext(wokenBy);
    }
  }

  function start(job: Waiting) {
    inFlight += 1;
    for (const { name } of job.keys) lane(name).inFlight += 1;
    void job.start().finally(() => {
      inFlight -= 1;
      for (const { name } of job.keys) {
        lane(name).inFlight -= 1;
        wakeNext(name);
      }
      dispatch();
    });
  }

  /** Looks at the lane's first job again; it brings along the next one if the room outlasts it. */
  function wakeNext(name: string) {
    const { inFlight: taken, waiting } = lane(name);
    const job = waiting.pop();
    if (job) {
      const limit = job.keys.find((key) => key.name === name)?.limit ?? 0;
      if (taken < limit) ready.push({ ...job, wokenBy: name });
      else waiting.push(job);
    } else if (taken === 0) lanes.delete(name);
  }

  function lane(name: string): Lane {
    let found = lanes.get(name);
    if (!found) lanes.set(name, (found = { inFlight: 0, waiting: heap() }));
    return found;
  }

  return {
    push(job: Job) {
      ready.push({ ...job, arrival: arrivals++ });
      dispatch();
    },
    /** Calls under way. */
    inFlight: () => inFlight,
    /** Drops what waits; what is under way ends by itself. */
    clear() {
      ready.clear();
      for (const [name, { inFlight: taken, waiting }] of lanes) {
        waiting.clear();
        if (taken === 0) lanes.delete(name);
      }
    },
    /** Keys that are counted right now; must go back to 0 when all is done. */
    lanes: () => lanes.size,
  };
}

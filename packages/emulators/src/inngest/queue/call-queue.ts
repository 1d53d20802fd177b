import { createHeap, type Heap } from "./heap";

/** A queued call. The lowest `order` starts first; equal orders start by arrival. */
export type Job = {
  order: number;
  keys: { name: string; limit: number }[];
  /** Runs the job; the function it resolves to is called after the job has left the queue. */
  start: () => Promise<(() => void) | void>;
  isStale: () => boolean;
};

/** Runs `work` once after a delay. */
export type Later = (ms: number, work: () => void) => { cancel(): void };

type Waiting = Job & { arrival: number; wokenBy?: string | undefined };
/** The jobs of one key. `recheck` is set while the lane is full: no job starts in it until the timer fires. */
type Lane = { inFlight: number; waiting: Heap<Waiting>; recheck?: { cancel(): void } | undefined };

/**
 * Starts jobs, the lowest order first, at most `maxParallel` at once and at most `limit` per key at once. A job that
 * finds a key full waits in that key's lane, so a crowded key does not slow the others and every change is O(log n).
 * Like on the real server, a full lane is checked again only after `recheckMs`; with 0 as soon as a call ends.
 */
export function createCallQueue(
  maxParallel: number,
  { recheckMs, later }: { recheckMs: number; later: Later } = { recheckMs: 0, later: setTimer },
) {
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
        const full = job.keys.find(isFull);
        if (full) park(job, full.name);
        else start(job);
      }
      // The capacity that woke this job may still be free, because the job was parked elsewhere or is stale.
      if (wokenBy !== undefined) wakeNext(wokenBy);
    }
  }

  function isFull({ name, limit }: Job["keys"][number]) {
    const found = lanes.get(name);
    return found !== undefined && (found.recheck !== undefined || found.inFlight >= limit);
  }

  function park(job: Waiting, name: string) {
    const full = lane(name);
    full.waiting.push(job);
    if (recheckMs === 0 || full.recheck) return;
    full.recheck = later(recheckMs, () => {
      full.recheck = undefined;
      wakeNext(name);
      dispatch();
    });
  }

  function start(job: Waiting) {
    inFlight += 1;
    for (const { name } of job.keys) lane(name).inFlight += 1;
    const end = (next: (() => void) | void) => {
      inFlight -= 1;
      for (const { name } of job.keys) {
        lane(name).inFlight -= 1;
        wakeNext(name);
      }
      next?.();
      dispatch();
    };
    void job.start().then(end, () => end());
  }

  /** Moves the lane's first job back to the ready heap if there is capacity. */
  function wakeNext(name: string) {
    const { inFlight: taken, waiting, recheck } = lane(name);
    if (recheck) return;
    const job = waiting.pop();
    if (job) {
      const limit = job.keys.find((key) => key.name === name)?.limit ?? 0;
      if (taken < limit) ready.push({ ...job, wokenBy: name });
      else park(job, name);
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
    /** The number of running calls. */
    inFlight: () => inFlight,
    /** Removes all waiting jobs; running ones end on their own. */
    clear() {
      ready.clear();
      for (const [name, found] of lanes) {
        found.waiting.clear();
        found.recheck?.cancel();
        found.recheck = undefined;
        if (found.inFlight === 0) lanes.delete(name);
      }
    },
    /** The number of keys in use; 0 when all is done. */
    lanes: () => lanes.size,
  };
}

function setTimer(ms: number, work: () => void) {
  const timer = setTimeout(work, ms);
  return { cancel: () => clearTimeout(timer) };
}

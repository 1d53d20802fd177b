import { createHeap, type Heap } from "./heap";

/** A call that waits for its turn. `order` decides; equal orders go by arrival. */
export type Job = {
  order: number;
  keys: { name: string; limit: number }[];
  /** Answers what follows, which is done once the job has given up its place: its successor may take it. */
  start: () => Promise<(() => void) | void>;
  isStale: () => boolean;
};

/** Runs `work` once, after this long. */
export type Later = (ms: number, work: () => void) => { cancel(): void };

type Waiting = Job & { arrival: number; wokenBy?: string | undefined };
/** `recheck`: it was found full, and nothing more starts in it until this timer fires. */
type Lane = { inFlight: number; waiting: Heap<Waiting>; recheck?: { cancel(): void } | undefined };

/**
 * Starts jobs, the lowest order first, at most `maxParallel` at once and at most `limit` per key at once. A job that
 * finds a key full waits in that key's lane, so a crowded key costs the others nothing and every change is O(log n).
 * Like the real server, a full lane is looked at again only after `recheckMs`, whatever ends meanwhile; with 0 it is
 * as soon as it has room.
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
      // The room that woke this job may still be there: it was parked elsewhere, or is gone.
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

  /** Looks at the lane's first job again; it brings along the next one if the room outlasts it. */
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
    /** Calls under way. */
    inFlight: () => inFlight,
    /** Drops what waits; what is under way ends by itself. */
    clear() {
      ready.clear();
      for (const [name, found] of lanes) {
        found.waiting.clear();
        found.recheck?.cancel();
        found.recheck = undefined;
        if (found.inFlight === 0) lanes.delete(name);
      }
    },
    /** Keys that are counted right now; must go back to 0 when all is done. */
    lanes: () => lanes.size,
  };
}

function setTimer(ms: number, work: () => void) {
  const timer = setTimeout(work, ms);
  return { cancel: () => clearTimeout(timer) };
}

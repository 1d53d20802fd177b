import TinyQueue from "tinyqueue";

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
type Lane = { inFlight: number; waiting: TinyQueue<Waiting>; recheck?: { cancel(): void } | undefined };

/**
 * Starts jobs, the lowest order first, at most `maxParallel` at once and at most `limit` per key at once. A job that
 * finds a key full waits in that key's lane, so a crowded key does not slow the others and every change is O(log n).
 * Like on the real server, a full lane is checked again only after `recheck.ms`.
 */
export class CallQueue {
  private ready = waitingJobs();
  private readonly byKey = new Map<string, Lane>();
  private arrivals = 0;
  private running = 0;

  constructor(
    private readonly maxParallel: number,
    /** Without it, a full lane is checked again as soon as a call ends. */
    private readonly recheck?: { ms: number; later: Later },
  ) {}

  push(job: Job): void {
    this.ready.push({ ...job, arrival: this.arrivals++ });
    this.dispatch();
  }

  /** The number of running calls. */
  inFlight(): number {
    return this.running;
  }

  /** The number of keys in use; 0 when all is done. */
  lanes(): number {
    return this.byKey.size;
  }

  /** Removes all waiting jobs; running ones end on their own. */
  clear(): void {
    this.ready = waitingJobs();
    for (const [name, found] of this.byKey) {
      found.waiting = waitingJobs();
      found.recheck?.cancel();
      found.recheck = undefined;
      if (found.inFlight === 0) this.byKey.delete(name);
    }
  }

  private dispatch(): void {
    while (this.running < this.maxParallel) {
      const job = this.ready.pop();
      if (!job) return;
      const { wokenBy } = job;
      job.wokenBy = undefined;
      if (!job.isStale()) {
        const full = job.keys.find((key) => this.isFull(key));
        if (full) this.park(job, full.name);
        else this.start(job);
      }
      // The capacity that woke this job may still be free, because the job was parked elsewhere or is stale.
      if (wokenBy !== undefined) this.wakeNext(wokenBy);
    }
  }

  private isFull({ name, limit }: Job["keys"][number]): boolean {
    const found = this.byKey.get(name);
    return found !== undefined && (found.recheck !== undefined || found.inFlight >= limit);
  }

  private park(job: Waiting, name: string): void {
    const full = this.lane(name);
    full.waiting.push(job);
    if (!this.recheck || full.recheck) return;
    full.recheck = this.recheck.later(this.recheck.ms, () => {
      full.recheck = undefined;
      this.wakeNext(name);
      this.dispatch();
    });
  }

  private start(job: Waiting): void {
    this.running += 1;
    for (const { name } of job.keys) this.lane(name).inFlight += 1;
    void job.start().then(
      (next) => this.end(job, next),
      () => this.end(job),
    );
  }

  private end(job: Waiting, next?: (() => void) | void): void {
    this.running -= 1;
    for (const { name } of job.keys) {
      this.lane(name).inFlight -= 1;
      this.wakeNext(name);
    }
    next?.();
    this.dispatch();
  }

  /** Moves the lane's first job back to the ready heap if there is capacity. */
  private wakeNext(name: string): void {
    const { inFlight, waiting, recheck } = this.lane(name);
    if (recheck) return;
    const job = waiting.pop();
    if (job) {
      const limit = job.keys.find((key) => key.name === name)?.limit ?? 0;
      if (inFlight < limit) this.ready.push({ ...job, wokenBy: name });
      else this.park(job, name);
    } else if (inFlight === 0) this.byKey.delete(name);
  }

  private lane(name: string): Lane {
    let found = this.byKey.get(name);
    if (!found) this.byKey.set(name, (found = { inFlight: 0, waiting: waitingJobs() }));
    return found;
  }
}

const waitingJobs = () => new TinyQueue<Waiting>([], (a, b) => a.order - b.order || a.arrival - b.arrival);

/** A queue of others, in the setting that its documentation recommends for many short jobs. */
export type Peer = {
  name: string;
  /** Has a job for each number below `count` run once, at `dueAt`; returns when all are done. */
  run(library: unknown, options: PeerOptions): Promise<void>;
};

type PeerOptions = {
  databaseUrl: string;
  count: number;
  dueAt: Date;
  work: (id: number) => Promise<void>;
};

/** Counts what is done. */
export function countDown(count: number) {
  let left = count;
  let finish = () => {};
  const all = new Promise<void>((resolve) => (finish = resolve));
  return {
    all,
    done() {
      if (--left === 0) finish();
    },
  };
}

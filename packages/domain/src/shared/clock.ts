/** The process's clock, for waiting and measuring; guards use the database's now() instead. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now(): number;
  sleep(ms: number): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

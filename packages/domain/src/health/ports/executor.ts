/** What is asked of the job executor (an Inngest server) besides running jobs. */
export type Executor = {
  /** Whether it answers within seconds; `unknown` where there is no address to ask, as with Inngest Cloud. */
  reachable(): Promise<boolean | "unknown">;
};

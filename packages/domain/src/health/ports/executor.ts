/** The job executor (an Inngest server), as far as its health is concerned. */
export type Executor = {
  /** Whether it answers within seconds; `unknown` without an address to ask, as with Inngest Cloud. */
  reachable(): Promise<boolean | "unknown">;
};

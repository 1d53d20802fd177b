import type { Expression } from "./expression";

/** One function of the app, as the executor understands it (read from the SDK's manifest by readManifest). */
export type FunctionSpec = {
  /** `<app>-<function>`, the id the SDK wants back in `?fnId=`. */
  id: string;
  name: string;
  triggers: Trigger[];
  /** The first attempt plus retries; 5 by default. */
  maxAttempts: number;
  concurrency: ConcurrencyLimit[];
  cancelOn: { event: string; when: Expression }[];
};

export type Trigger = { event: string; when: Expression } | { cron: string; pattern: string; zone: string };

/** At most `limit` calls at a time; one count per value of `key` (a path into the run's event), or one for all. */
export type ConcurrencyLimit = { limit: number; key: string[] | null };

import type { Log } from "@takt/domain/shared/core-deps";
import type { Call, Exchange } from "../http/linkedin-types";
import type { Timeouts } from "../timeouts";
import type { Versions } from "../versions";
import type { Semaphore } from "@takt/domain/shared/concurrency";

/** What all calls of an upload share. */
export type UploadContext = {
  send(call: Call): Promise<Exchange>;
  versions: Versions;
  /** Without a trailing slash. */
  apiUrl: string;
  wwwUrl: string;
  log: Log;
  timeouts: Timeouts;
  /** Limits the parts that this process sends at the same time. */
  limitParts: Semaphore;
};

/** The member's token and quota. */
export type Caller = {
  token: string;
  /** Called before each call to api.linkedin.com; false means that the call must not be made. */
  consumeQuota(calls: number): Promise<boolean>;
};

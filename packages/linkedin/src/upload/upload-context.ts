import type { Log } from "@takt/domain/shared/core-deps";
import type { RestContext } from "../http/call-rest";
import type { Timeouts } from "../timeouts";
import type { Semaphore } from "@takt/domain/shared/concurrency";

/** The shared context of all calls of an upload. */
export type UploadContext = RestContext & {
  wwwUrl: string;
  log: Log;
  timeouts: Timeouts;
  /** Limits the parts that this process sends at the same time. */
  limitParts: Semaphore;
};

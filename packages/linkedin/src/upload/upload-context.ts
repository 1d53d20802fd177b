import type { Log } from "@takt/domain/shared/log";
import type { Call, Exchange } from "../http/linkedin-types";
import type { Timeouts } from "../timeouts";
import type { Versions } from "../versions";
import type { InTurn } from "@takt/domain/shared/in-turn";

/** What the calls of an upload share. */
export type UploadContext = {
  send(call: Call): Promise<Exchange>;
  versions: Versions;
  /** Without a slash at its end. */
  apiUrl: string;
  wwwUrl: string;
  log: Log;
  timeouts: Timeouts;
  /** Bounds the pieces that this process sends at once. */
  inTurn: InTurn;
};

/** In whose name, and how calls are counted. */
export type Caller = {
  token: string;
  /** Before each call on api.linkedin.com; false: it must not be made. */
  spend(calls: number): Promise<boolean>;
};

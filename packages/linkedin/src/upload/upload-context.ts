import type { Log } from "@takt/domain/shared/log";
import type { Call, Exchange } from "../http/linkedin-types";
import type { Timeouts } from "../timeouts";
import type { Versions } from "../versions";

/** What the calls of an upload share. */
export type UploadContext = {
  send(call: Call): Promise<Exchange>;
  versions: Versions;
  /** Without a slash at its end. */
  apiUrl: string;
  wwwUrl: string;
  log: Log;
  timeouts: Timeouts;
};

import type { HttpBindings } from "@hono/node-server";
import type { Clock } from "./clock";

export type ControlEnv = { Bindings: HttpBindings };

export type ControlOptions = {
  clock: Clock;
  /** Restores the emulator's initial state. Control itself clears the log, the faults and the held calls. */
  reset: () => unknown;
  /** The body of GET /_emulator/state. */
  state: (query: URLSearchParams) => unknown;
  /** The member behind a call, for `match.member` and the log. */
  member?: (request: Request) => string | undefined;
  /** Whether a path's bodies may be large: the route reads them as a stream, and no fault matches on them. */
  streams?: (path: string) => boolean;
  /** Settings that change at run time: POST /_emulator/settings takes a part and answers all. */
  settings?: { read: () => unknown; change: (part: unknown) => unknown };
};

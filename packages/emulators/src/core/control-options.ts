import type { HttpBindings } from "@hono/node-server";
import type { Clock } from "./clock";

export type ControlEnv = { Bindings: HttpBindings };

export type ControlOptions = {
  clock: Clock;
  /** Brings the emulator back to its first state. The log, faults and held calls are cleared by control itself. */
  reset: () => unknown;
  /** What GET /_emulator/state answers. */
  state: (query: URLSearchParams) => unknown;
  /** Who calls, for `match.member` and the log. */
  member?: (request: Request) => string | undefined;
  /** Calls whose body may be large: it is left to the route to read, in pieces, and no fault looks into it. */
  streams?: (path: string) => boolean;
  /** Settings that change at run time: POST /_emulator/settings takes a part and answers all. */
  settings?: { read: () => unknown; change: (part: unknown) => unknown };
};

import { setUtc } from "./set-utc.mjs";

/** For the options of a pg.Pool: every connection is in UTC before it is handed out. */
export const UTC_POOL = {
  /** @type {(client: import("pg").ClientBase) => void} */
  // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which its types do not say
  onConnect: setUtc,
};

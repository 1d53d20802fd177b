import { setUtc } from "./set-utc.mjs";

/** Options of a pg.Pool that put every connection into UTC before it is handed out. */
export const UTC_POOL = {
  /** @type {(client: import("pg").ClientBase) => void} */
  // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which its types do not say
  onConnect: setUtc,
};

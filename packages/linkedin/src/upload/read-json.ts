/** A body as JSON; undefined when it is none: the caller's schema refuses that. */
export function readJson(body = ""): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // Not hidden: `undefined` says so.
    return undefined;
  }
}

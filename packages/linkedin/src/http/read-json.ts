/** Parses a body as JSON; returns undefined for invalid JSON, which the caller's schema refuses. */
export function readJson(body = ""): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // The result `undefined` tells the caller.
    return undefined;
  }
}

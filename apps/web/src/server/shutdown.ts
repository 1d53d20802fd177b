const KEY = Symbol.for("takt.shutdown");
const shared = globalThis as { [KEY]?: AbortController };

/** Aborts when the process is asked to stop: an open stream would keep it alive forever. */
export const shutdown: AbortController = (shared[KEY] ??= new AbortController());

import type { Deps } from "@takt/domain/deps";
import type { Composition } from "./composition";

const KEY = Symbol.for("takt.composition");
// Next creates several bundles in one process. That of the instrumentation composes and the others find it here, so that
// no route or page carries what reaches outside the process, nor opens its own connection pool.
const shared = globalThis as { [KEY]?: { compose: () => Composition; made?: Composition } };

/** Says how the process is composed; it is done once, at first use. */
export function provideComposition(compose: () => Composition): void {
  shared[KEY] = { compose };
}

/** Returns what the process has made of its environment. Throws before the process has booted. */
export function composition(): Composition {
  const provided = shared[KEY];
  if (!provided) throw new Error("the process has not booted: nothing has said how it is composed");
  return (provided.made ??= provided.compose());
}

/** Returns the dependencies of use cases in pages and the API. */
export function deps(): Deps {
  return composition().deps;
}

/** Returns the same with the jobs' database connections, for work that must go on however busy pages are. */
export function jobDeps(): Deps {
  return composition().jobDeps;
}

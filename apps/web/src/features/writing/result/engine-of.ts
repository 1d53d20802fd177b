import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** Returns the engine of a version; of an edited one, the engine that all versions share, or null when they differ. */
export function engineOf(
  version: TextVersionView,
  versions: readonly TextVersionView[],
): TextVersionView["engine"] {
  if (version.engine) return version.engine;
  const engines = new Set(versions.flatMap(({ engine }) => (engine ? [engine] : [])));
  return engines.size === 1 ? [...engines][0]! : null;
}

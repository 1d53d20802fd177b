import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** What began a text: of an edited one, what all the others came from; null where those came from both. */
export function engineOf(
  version: TextVersionView,
  versions: readonly TextVersionView[],
): TextVersionView["engine"] {
  if (version.engine) return version.engine;
  const engines = new Set(versions.flatMap(({ engine }) => (engine ? [engine] : [])));
  return engines.size === 1 ? [...engines][0]! : null;
}

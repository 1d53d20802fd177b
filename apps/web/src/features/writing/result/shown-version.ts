import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** Returns the chosen version, or the newest when that is gone. `before` is the one it is based on, if any. */
export function shownVersion(
  versions: readonly TextVersionView[],
  chosenId: string | null,
): { version: TextVersionView; before: TextVersionView | null } | null {
  const version = versions.find(({ id }) => id === chosenId) ?? versions.at(-1);
  if (!version) return null;
  return { version, before: versions.find(({ id }) => id === version.basedOn) ?? null };
}

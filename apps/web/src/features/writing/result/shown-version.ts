import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** The version that was chosen; the newest when that is gone. `before` is the one it is compared with. */
export function shownVersion(
  versions: readonly TextVersionView[],
  chosenId: string | null,
): { version: TextVersionView; before: TextVersionView | null } | null {
  const chosen = versions.findIndex(({ id }) => id === chosenId);
  const place = chosen === -1 ? versions.length - 1 : chosen;
  const version = versions[place];
  return version ? { version, before: versions[place - 1] ?? null } : null;
}

import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** The versions with one that came or changed, oldest first. */
export function withVersion(
  versions: readonly TextVersionView[],
  version: TextVersionView,
): TextVersionView[] {
  return [...versions.filter(({ id }) => id !== version.id), version].toSorted(
    (one, other) => one.number - other.number,
  );
}

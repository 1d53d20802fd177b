import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** Returns the versions with a new or changed one, oldest first. */
export function withVersion(
  versions: readonly TextVersionView[],
  version: TextVersionView,
): TextVersionView[] {
  return [...versions.filter(({ id }) => id !== version.id), version].toSorted(
    (one, other) => one.number - other.number,
  );
}

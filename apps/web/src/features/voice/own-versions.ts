/**
 * The versions of a sheet that this page's own updates have made of others. A text is a change of the version that it
 * was typed on; when only this page's other fields have changed the sheet since, it is a change of theirs, too.
 */
export function createOwnVersions() {
  const next = new Map<number, number>();
  return {
    add: (before: number, after: number): void => void next.set(before, after),
    /** The newest version that only this page's updates lie between. */
    latest(version: number): number {
      let latest = version;
      for (let after = next.get(latest); after !== undefined; after = next.get(latest)) latest = after;
      return latest;
    },
  };
}

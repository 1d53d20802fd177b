import { isUnchanged } from "./apply-report";
import { getInstants, TEXT_WINDOW_MS } from "./find-match";
import type { KnownPost, ReportedPost } from "./reported-post";

/** Indexes rows by URN, post of Takt and time, and keeps which of them a merge has touched. */
export function createPostIndex(known: readonly KnownPost[]) {
  const before = new Map(known.map((row) => [row.id, row]));
  const rows = new Map<string, KnownPost>();
  const byUrn = new Map<string, string>();
  const byPost = new Map<string, string>();
  const byTime = new Map<number, Set<string>>();
  const touched = new Set<string>();

  function add(row: KnownPost): void {
    rows.set(row.id, row);
    for (const urn of row.urns) byUrn.set(urn, row.id);
    if (row.postId !== null) byPost.set(row.postId, row.id);
    for (const at of getInstants(row)) {
      const window = Math.floor(at / TEXT_WINDOW_MS);
      byTime.set(window, (byTime.get(window) ?? new Set()).add(row.id));
    }
  }
  known.forEach(add);

  return {
    /** Returns the row that a report names, by the post of Takt or by a URN. */
    named({ postId, urns }: ReportedPost): KnownPost | null {
      const id = postId === undefined ? undefined : byPost.get(postId);
      const named = id ?? urns.map((urn) => byUrn.get(urn)).find((found) => found !== undefined);
      return named === undefined ? null : rows.get(named)!;
    },
    /** Returns the rows around the time of a report: all within TEXT_WINDOW_MS, and some a little further away. */
    near(report: ReportedPost): KnownPost[] {
      const windows = getInstants(report).map((at) => Math.floor(at / TEXT_WINDOW_MS));
      const ids = windows.flatMap((window) =>
        [window - 1, window, window + 1].flatMap((one) => [...(byTime.get(one) ?? [])]),
      );
      return [...new Set(ids)].map((id) => rows.get(id)!);
    },
    /** Replaces a row, or adds a new one. */
    put(row: KnownPost): void {
      add(row);
      touched.add(row.id);
    },
    /** Whether a row was known before. */
    isKnown: (id: string) => before.has(id),
    /** Returns the new and changed rows, and those that were only seen again. */
    changes(): { written: KnownPost[]; seen: KnownPost[] } {
      const all = [...touched].map((id) => rows.get(id)!);
      const isSame = (row: KnownPost) => before.has(row.id) && isUnchanged(before.get(row.id)!, row);
      return { written: all.filter((row) => !isSame(row)), seen: all.filter(isSame) };
    },
  };
}

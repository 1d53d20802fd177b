import { POST_STATUSES } from "@takt/domain/posts/model/post-transitions";
import { truncate } from "@takt/text/truncate";
import { validate } from "uuid";
import { readWhose, toWhoseInput, type Whose } from "../parts/whose/whose";

/** The tabs of the list: all posts, each status, held posts, and deleted posts that can be restored. */
export const POST_FILTERS = ["all", ...POST_STATUSES, "held", "deleted"] as const;
export type PostFilter = (typeof POST_FILTERS)[number];

/** The list's state in the URL: ?status=failed&whose=mine&q=word&label=id; no filter by a label where it is empty. */
export type ListState = { status: PostFilter; whose: Whose; q: string; label: string };

/** The list's state with no filter besides its tab. */
export const UNFILTERED = { q: "", label: "", whose: "all" } as const satisfies Partial<ListState>;

/** Short-lived statuses, which have a tab only while they have posts. */
const TRANSIENT_FILTERS: readonly PostFilter[] = ["publishing", "unconfirmed", "held"];

/** The tabs to show. */
export function shownFilters(counts: Partial<Record<PostFilter, number>>, current: PostFilter): PostFilter[] {
  return POST_FILTERS.filter(
    (filter) => filter === current || !TRANSIENT_FILTERS.includes(filter) || (counts[filter] ?? 0) > 0,
  );
}

/** The number of posts without the deleted ones. */
export function countAll(counts: Partial<Record<PostFilter, number>>): number {
  return POST_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** The input of the list query. */
export function listInput({ status, whose, q, label }: ListState) {
  const search = truncate(q.trim(), 200);
  return {
    ...(status !== "all" && { status }),
    ...toWhoseInput(whose),
    ...(search && { search }),
    ...(validate(label) && { label }),
  };
}

/** Parses a page's search parameters, as nuqs does in the browser. */
export function readListState(params: Record<string, string | string[] | undefined>): ListState {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const status = POST_FILTERS.find((filter) => filter === first("status")) ?? "all";
  return { status, whose: readWhose(params.whose), q: first("q"), label: first("label") };
}

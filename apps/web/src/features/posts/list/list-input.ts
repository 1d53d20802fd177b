import { truncate } from "@takt/text/truncate";
import { POST_FILTERS, type PostFilter } from "./post-filter";

/** The list's state in the URL: ?status=failed&q=word. */
export type ListState = { status: PostFilter; q: string };

/** The input of the list query. */
export function listInput({ status, q }: ListState) {
  const search = truncate(q.trim(), 200);
  return { ...(status !== "all" && { status }), ...(search && { search }) };
}

/** Parses a page's search parameters, as nuqs does in the browser. */
export function readListState(params: Record<string, string | string[] | undefined>): ListState {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const status = POST_FILTERS.find((filter) => filter === first("status")) ?? "all";
  return { status, q: first("q") };
}

import { cut } from "@takt/domain/shared/cut";
import { POST_FILTERS, type PostFilter } from "./post-filter";

/** The list's state in the URL: ?status=failed&q=word. */
export type ListState = { status: PostFilter; q: string };

/** What the api is asked for. */
export function listInput({ status, q }: ListState) {
  const search = cut(q.trim(), 200);
  return { ...(status !== "all" && { status }), ...(search && { search }) };
}

/** From a page's search parameters, as nuqs reads them in the browser. */
export function readListState(params: Record<string, string | string[] | undefined>): ListState {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  const status = POST_FILTERS.find((filter) => filter === first("status")) ?? "all";
  return { status, q: first("q") };
}

import { cut } from "@takt/domain/shared/cut";
import { WAITLIST_STATUSES } from "@takt/domain/waitlist/model/waitlist-status";

/** The console's tabs: accounts by status, all of them, and what was decided. */
export const VIEWS = [...WAITLIST_STATUSES, "all", "trail"] as const;
export type View = (typeof VIEWS)[number];
/** The console's state in the URL: ?view=active&q=word. */
export type ConsoleState = { view: View; q: string };

/** What the api is asked for, of a tab that shows accounts. */
export function accountsInput({ view, q }: ConsoleState) {
  const search = cut(q.trim(), 200);
  return { ...(view !== "all" && view !== "trail" && { status: view }), ...(search && { search }) };
}

/** From a page's search parameters, as nuqs reads them in the browser. */
export function readConsoleState(params: Record<string, string | string[] | undefined>): ConsoleState {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  return { view: VIEWS.find((view) => view === first("view")) ?? "waitlisted", q: first("q") };
}

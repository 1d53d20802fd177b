import { truncate } from "@takt/text/truncate";
import { WAITLIST_STATUSES } from "@takt/domain/waitlist/model/waitlist-status";

/** The tabs of the console: accounts by status, all accounts, and the audit log. */
export const VIEWS = [...WAITLIST_STATUSES, "all", "trail"] as const;
export type View = (typeof VIEWS)[number];
/** The console's state in the URL: ?view=active&q=word. */
export type ConsoleState = { view: View; q: string };

/** Returns the api input of a tab with accounts. */
export function accountsInput({ view, q }: ConsoleState) {
  const search = truncate(q.trim(), 200);
  return { ...(view !== "all" && view !== "trail" && { status: view }), ...(search && { search }) };
}

/** Parses a page's search parameters as nuqs does in the browser. */
export function readConsoleState(params: Record<string, string | string[] | undefined>): ConsoleState {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  return { view: VIEWS.find((view) => view === first("view")) ?? "waitlisted", q: first("q") };
}

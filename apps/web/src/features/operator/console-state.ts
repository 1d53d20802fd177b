import { truncate } from "@takt/text/truncate";
import { WAITLIST_STATUSES } from "@takt/domain/waitlist/model/waitlist-status";

/** The tabs of the console: accounts by status, all accounts, declarations about contracts, data requests, the app at LinkedIn, and the audit log. */
export const VIEWS = [...WAITLIST_STATUSES, "all", "notices", "requests", "linkedin", "trail"] as const;
/** The tabs without accounts. */
const WITHOUT_ACCOUNTS = [
  "notices",
  "requests",
  "linkedin",
  "trail",
] as const satisfies readonly (typeof VIEWS)[number][];
export type View = (typeof VIEWS)[number];
export type AccountsView = Exclude<View, (typeof WITHOUT_ACCOUNTS)[number]>;
/** Tells whether a tab lists accounts. */
export const hasAccounts = (view: View): view is AccountsView =>
  !WITHOUT_ACCOUNTS.some((one) => one === view);
/** The console's state in the URL: ?view=active&q=word. */
export type ConsoleState = { view: View; q: string };

/** Returns the api input of a tab with accounts. */
export function accountsInput({ view, q }: ConsoleState) {
  const search = truncate(q.trim(), 200);
  return { ...(view !== "all" && hasAccounts(view) && { status: view }), ...(search && { search }) };
}

/** Parses a page's search parameters as nuqs does in the browser. */
export function readConsoleState(params: Record<string, string | string[] | undefined>): ConsoleState {
  const first = (name: string) => [params[name]].flat()[0] ?? "";
  return { view: VIEWS.find((view) => view === first("view")) ?? "waitlisted", q: first("q") };
}

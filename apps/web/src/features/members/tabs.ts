/** The tabs of the page; a new one needs its text in members.json and its screen in the page. */
export const TABS = ["members", "approvals", "brand", "log"] as const;
/** Those of who manages the workspace. */
export const MANAGED_TABS: readonly MembersTab[] = ["brand", "log"];
export type MembersTab = (typeof TABS)[number];

/** Parses ?tab=log; anything unknown is the first tab. */
export function readTab(tab: string | string[] | undefined): MembersTab {
  return TABS.find((known) => known === tab) ?? TABS[0];
}

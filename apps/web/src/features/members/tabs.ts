/** The tabs of the page; a new one needs its text in members.json and its screen in the page. */
export const TABS = ["members", "log"] as const;
export type MembersTab = (typeof TABS)[number];

/** Parses ?tab=log; anything unknown is the first tab. */
export function readTab(tab: string | string[] | undefined): MembersTab {
  return TABS.find((known) => known === tab) ?? TABS[0];
}

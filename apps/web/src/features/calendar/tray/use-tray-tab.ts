import { parseAsStringLiteral, useQueryState } from "nuqs";

export const TRAY_TABS = ["drafts", "ideas"] as const;
export type TrayTab = (typeof TRAY_TABS)[number];

/** The tab of the tray, in the URL as ?tray=ideas. */
export function useTrayTab() {
  return useQueryState("tray", parseAsStringLiteral(TRAY_TABS).withDefault("drafts"));
}

import { parseAsStringLiteral, useQueryState } from "nuqs";

export const CREATE_TABS = ["ai", "manual"] as const;
export type CreateTab = (typeof CREATE_TABS)[number];

/** The shown tab is in the URL's history, so that Back leads to the other one. */
const TAB = parseAsStringLiteral(CREATE_TABS).withDefault("manual").withOptions({ history: "push" });

/** Reads and sets ?tab=ai; without it the editor is shown. */
export function useCreateTab(): [tab: CreateTab, setTab: (tab: CreateTab) => void] {
  const [tab, setTab] = useQueryState("tab", TAB);
  return [tab, (next) => void setTab(next)];
}

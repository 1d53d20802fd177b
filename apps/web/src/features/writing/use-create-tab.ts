import { parseAsStringLiteral, useQueryState } from "nuqs";

export const CREATE_TABS = ["ai", "manual"] as const;
export type CreateTab = (typeof CREATE_TABS)[number];

/** Which way of writing is shown; Back leads to the other one. */
const TAB = parseAsStringLiteral(CREATE_TABS).withDefault("manual").withOptions({ history: "push" });

/** ?tab=ai or nothing. */
export function useCreateTab(): [tab: CreateTab, setTab: (tab: CreateTab) => void] {
  const [tab, setTab] = useQueryState("tab", TAB);
  return [tab, (next) => void setTab(next)];
}

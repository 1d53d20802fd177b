/** What there is to set; a new one needs its words in settings.json and its panel in the page. */
export const SETTINGS_TABS = ["general", "subscription", "notifications", "privacy"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** From the page's search parameters, ?tab=notifications; anything else is the first. */
export function readTab(tab: string | string[] | undefined): SettingsTab {
  return SETTINGS_TABS.find((known) => known === tab) ?? SETTINGS_TABS[0];
}

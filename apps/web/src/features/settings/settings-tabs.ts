/** The tabs of the settings; a new one needs its texts in settings.json and its panel in the page. */
export const SETTINGS_TABS = ["general", "subscription", "notifications", "privacy"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** Parses ?tab=notifications; anything unknown is the first tab. */
export function readTab(tab: string | string[] | undefined): SettingsTab {
  return SETTINGS_TABS.find((known) => known === tab) ?? SETTINGS_TABS[0];
}

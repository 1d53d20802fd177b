"use client";

import { useT } from "next-i18next/client";
import type { Theme } from "../../server/theme";
import { LanguageField } from "./language-field";
import { OnboardingRow } from "./onboarding-row";
import { SettingGroup } from "./setting-group";
import { ShortcutsField } from "./shortcuts-field";
import { ThemeField } from "./theme-field";
import { TimeFormatField } from "./time-format-field";
import { WeekStartField } from "./week-start-field";
import { ZoneField } from "./zone-field";

/** The general settings: appearance, times, shortcuts and onboarding. Each field saves itself. */
export function GeneralSettings({ theme }: { theme: Theme }) {
  const { t } = useT("settings");
  return (
    <div className="grid max-w-3xl gap-8">
      <p className="text-sm text-muted-fg">{t("general.text")}</p>
      <SettingGroup title={t("general.look")}>
        <LanguageField />
        <ThemeField saved={theme} />
      </SettingGroup>
      <SettingGroup title={t("general.times")}>
        <ZoneField />
        <WeekStartField />
        <TimeFormatField />
      </SettingGroup>
      <SettingGroup title={t("general.keys")}>
        <ShortcutsField />
      </SettingGroup>
      <SettingGroup title={t("general.start")}>
        <OnboardingRow />
      </SettingGroup>
    </div>
  );
}

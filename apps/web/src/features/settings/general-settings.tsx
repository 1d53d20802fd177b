"use client";

import { LOCALES, type Locale } from "@takt/i18n/locales";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";
import { useId, useState } from "react";
import type { Theme } from "~/server/theme";
import { SaveNote } from "../shared/drafts/save-note";
import { useLanguageSwitch } from "../shared/language/use-language-switch";
import { useZoneField } from "../users/parts/use-save-setting";
import { ZonePicker } from "../users/parts/zone-picker";
import { WeekStartField, TimeFormatField } from "./choice-field";
import { OnboardingRow } from "./onboarding-row";
import { SettingRow, SettingGroup } from "../shared/setting-row";
import { ShortcutsField } from "./shortcuts-field";
import { ThemeField } from "./theme-field";

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

/** The time zone in which new times are chosen. */
function ZoneField() {
  const { t } = useT(["settings", "shell"]);
  const id = useId();
  const field = useZoneField();
  return (
    <SettingRow
      title={t("shell:timeZone")}
      labelFor={id}
      hint={t("shell:timeZoneText")}
      hintId={`${id}-hint`}
    >
      <ZonePicker id={id} value={field.value} onValueChange={field.store.set} describedBy={`${id}-hint`} />
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}

/** The language of pages and e-mails. Changing it reloads the page, as its hint says. */
function LanguageField() {
  const { t } = useT(["settings", "common"]);
  const [locale, switchLanguage] = useLanguageSwitch();
  const [chosen, setChosen] = useState<Locale | null>(null);
  return (
    <SettingRow title={t("common:language")} hint={t("general.languageHint")}>
      <RadioGroup
        label={t("common:language")}
        value={chosen ?? locale}
        onValueChange={(language: Locale) => {
          setChosen(language);
          switchLanguage(language);
        }}
        options={LOCALES.map((value) => ({
          value,
          label: <span lang={value}>{t(`common:languages.${value}`)}</span>,
        }))}
        className="flex flex-wrap gap-x-5 gap-y-3"
      />
      <p role="status" className="min-h-6 text-caption text-muted-fg">
        {chosen && chosen !== locale && t("general.switching")}
      </p>
    </SettingRow>
  );
}

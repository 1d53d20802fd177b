import { LOCALES, type Locale } from "@takt/i18n/locales";
import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { useLanguageSwitch } from "../shared/language/use-language-switch";
import { SettingRow } from "./setting-row";

/** The language of pages and e-mails. Changing it reloads the page, as its hint says. */
export function LanguageField() {
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
      <p role="status" className="min-h-6 text-[13px] text-muted-fg">
        {chosen && chosen !== locale && t("general.switching")}
      </p>
    </SettingRow>
  );
}

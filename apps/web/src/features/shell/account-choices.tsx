import { LOCALES } from "@takt/i18n/locales";
import { DropdownMenuItem, DropdownMenuSeparator } from "@takt/ui/dropdown-menu";
import { Languages, Monitor, Moon, Sun } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { Theme } from "~/server/theme";
import { useLanguageSwitch } from "../shared/language/use-language-switch";
import { MenuChosen, MenuGroupLabel } from "../shared/menu-choice";
import { useTheme } from "../shared/theme/use-theme";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** The language and theme in the account menu. */
export function AccountChoices({ theme }: { theme: Theme }) {
  const { t } = useT(["shell", "common"]);
  const [chosen, chooseTheme] = useTheme(theme);
  const [locale, switchLanguage] = useLanguageSwitch();
  return (
    <>
      <MenuGroupLabel>{t("common:language")}</MenuGroupLabel>
      {LOCALES.map((language) => (
        <DropdownMenuItem key={language} lang={language} onSelect={() => switchLanguage(language)}>
          <Languages aria-hidden />
          {t(`common:languages.${language}`)}
          {language === locale && <MenuChosen label={t("chosen")} />}
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <MenuGroupLabel>{t("theme")}</MenuGroupLabel>
      {(["light", "dark", "system"] as const).map((value) => {
        const Icon = THEME_ICONS[value];
        return (
          <DropdownMenuItem
            key={value}
            onSelect={(event) => {
              // The menu stays open, so that the change is visible.
              event.preventDefault();
              chooseTheme(value);
            }}
          >
            <Icon aria-hidden />
            {t(`themes.${value}`)}
            {value === chosen && <MenuChosen label={t("chosen")} />}
          </DropdownMenuItem>
        );
      })}
    </>
  );
}

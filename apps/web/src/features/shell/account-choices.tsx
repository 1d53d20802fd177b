import { LOCALES } from "@takt/i18n/locales";
import { DropdownMenuItem, DropdownMenuSeparator } from "@takt/ui/dropdown-menu";
import { Check, Languages, Monitor, Moon, Sun } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { Theme } from "~/server/theme";
import { useLanguageSwitch } from "../shared/language/use-language-switch";
import { useTheme } from "../shared/theme/use-theme";

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** The language and theme in the account menu. */
export function AccountChoices({ theme }: { theme: Theme }) {
  const { t } = useT(["shell", "common"]);
  const [chosen, chooseTheme] = useTheme(theme);
  const [locale, switchLanguage] = useLanguageSwitch();
  return (
    <>
      <GroupLabel>{t("common:language")}</GroupLabel>
      {LOCALES.map((language) => (
        <DropdownMenuItem key={language} lang={language} onSelect={() => switchLanguage(language)}>
          <Languages aria-hidden />
          {t(`common:languages.${language}`)}
          <Chosen when={language === locale} />
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <GroupLabel>{t("theme")}</GroupLabel>
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
            <Chosen when={value === chosen} />
          </DropdownMenuItem>
        );
      })}
    </>
  );
}

function GroupLabel({ children }: { children: string }) {
  // Not a paragraph: a menu may contain only items and elements without a role.
  return <div className="px-2 pt-1 pb-0.5 text-xs font-medium text-muted-fg">{children}</div>;
}

function Chosen({ when }: { when: boolean }) {
  const { t } = useT("shell");
  if (!when) return null;
  return (
    <span className="ms-auto inline-flex">
      <Check aria-hidden />
      <span className="sr-only">{t("chosen")}</span>
    </span>
  );
}

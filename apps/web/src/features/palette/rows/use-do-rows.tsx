import { LOCALES } from "@takt/i18n/locales";
import { Kbd } from "@takt/ui/kbd";
import { FileUp, Keyboard, Languages, Monitor, Moon, Plus, Sparkles, Sun } from "lucide-react";
import { useContext } from "react";
import { useLanguageSwitch } from "~/features/shared/language/use-language-switch";
import { useTheme } from "~/features/shared/theme/use-theme";
import { useCan } from "~/features/shared/use-can";
import { useMe } from "~/features/shared/use-me";
import { ShortcutsContext } from "~/features/shortcuts/parts/shortcuts-button";
import { useT } from "~/i18n/use-t";
import type { Theme } from "~/server/theme";
import { filterRows } from "./filter-rows";
import type { NamedRow, Row } from "./row";
import type { OpenPage } from "./use-open-page";

const CREATE = "/app/content/create";
const ASSISTANT = "/app/content/create?tab=ai";
const IMPORT = "/app/user/import";

/** Actions possible on every page, as far as a text names them. */
export function useDoRows(typed: string, openPage: OpenPage, theme: Theme): Row[] {
  const { t } = useT("palette");
  const { shortcuts } = useMe();
  const openShortcuts = useContext(ShortcutsContext);
  const choices = useChoiceRows(theme);
  const toPage = (path: string) => ({ run: () => openPage(path), open: () => openPage(path, "beside") });
  const canWrite = useCan()("drafts.write");
  const writing: NamedRow[] = [
    { ...named("newPost"), Icon: Plus, hint: shortcuts && <Key>C</Key>, ...toPage(CREATE) },
    { ...named("assistant"), Icon: Sparkles, ...toPage(ASSISTANT) },
  ];
  const rows: NamedRow[] = [
    ...(canWrite ? writing : []),
    { ...named("import"), Icon: FileUp, ...toPage(IMPORT) },
    {
      ...named("shortcuts"),
      Icon: Keyboard,
      hint: shortcuts && <Key>?</Key>,
      run: () => openShortcuts?.(),
    },
  ];
  return filterRows([...rows, ...choices.rows], typed, choices.language);

  function named(key: "newPost" | "assistant" | "import" | "shortcuts") {
    return { id: `do-${key}`, name: t(`do.${key}`), also: t(`also.${key}`), text: t(`do.${key}`) };
  }
}

const THEMES = { light: Sun, dark: Moon, system: Monitor } as const;

/** The other languages and themes, for those who search for them. */
function useChoiceRows(theme: Theme) {
  const { t } = useT(["palette", "shell", "common"]);
  const [chosen, chooseTheme] = useTheme(theme);
  const [language, switchLanguage] = useLanguageSwitch();
  const themes = (["light", "dark", "system"] as const)
    .filter((value) => value !== chosen)
    .map((value) => {
      const name = t("do.theme", { theme: t(`shell:themes.${value}`) });
      const run = () => chooseTheme(value);
      return { id: `theme-${value}`, Icon: THEMES[value], name, text: name, also: t("also.theme"), run };
    });
  const languages = LOCALES.filter((locale) => locale !== language).map((locale) => {
    const name = t("do.language", { language: t(`common:languages.${locale}`) });
    const run = () => switchLanguage(locale);
    return { id: `language-${locale}`, Icon: Languages, name, text: name, also: t("also.language"), run };
  });
  return { language, rows: [...themes, ...languages].map((row) => ({ ...row, isHidden: true })) };
}

function Key({ children }: { children: string }) {
  return (
    <Kbd aria-hidden className="hidden sm:inline-block">
      {children}
    </Kbd>
  );
}

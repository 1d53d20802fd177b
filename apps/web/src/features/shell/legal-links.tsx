import { DropdownMenuItem } from "@takt/ui/dropdown-menu";
import { useT } from "~/i18n/use-t";
import { localePath } from "~/i18n/locale-path";
import { LEGAL_PAGES, LEGAL_PATHS } from "../contracts/parts/legal-paths";
import { useLocale } from "../shared/use-locale";

/** The legal pages in the account menu. Those that end a contract stand at the foot of every page, as the law wants. */
export function LegalLinks() {
  const { t } = useT("common");
  const locale = useLocale();
  return LEGAL_PAGES.map((page) => (
    <DropdownMenuItem key={page} asChild>
      <a href={localePath(locale, LEGAL_PATHS[page])} className="ps-8.5">
        {t(`contracts.${page}`)}
      </a>
    </DropdownMenuItem>
  ));
}

import { DropdownMenuItem } from "@takt/ui/dropdown-menu";
import { useT } from "~/i18n/use-t";
import { localePath } from "~/i18n/locale-path";
import { useLocale } from "../shared/use-locale";

const PAGES = { imprint: "/impressum", privacy: "/privacy", terms: "/terms" } as const;

/** The legal pages in the account menu. The pages that end a contract stand at the foot of every page, as the law wants. */
export function LegalLinks() {
  const { t } = useT("common");
  const locale = useLocale();
  return (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((page) => (
    <DropdownMenuItem key={page} asChild>
      <a href={localePath(locale, PAGES[page])} className="ps-8.5">
        {t(`contracts.${page}`)}
      </a>
    </DropdownMenuItem>
  ));
}

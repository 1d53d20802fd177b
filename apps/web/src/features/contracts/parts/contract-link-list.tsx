import type { Locale } from "@takt/i18n/locales";
import { cn } from "@takt/ui/cn";
import { localePath } from "../../../i18n/locale-path";

type Props = {
  locale: Locale;
  texts: { label: string; cancel: string; withdraw: string };
  className?: string | undefined;
};

/**
 * The links to the pages that cancel and withdraw from contracts, for the foot of every page: the law wants them there
 * all the time, in these words (German Civil Code, 312k and 356a). Plain links, which work on error pages as well.
 */
export function ContractLinkList({ locale, texts, className }: Props) {
  return (
    <nav aria-label={texts.label} className={cn("flex flex-wrap gap-x-5 gap-y-1 text-[13px]", className)}>
      {(["cancel", "withdraw"] as const).map((page) => (
        <a
          key={page}
          href={localePath(locale, `/contracts/${page}`)}
          className="inline-flex min-h-6 items-center rounded text-muted-fg underline underline-offset-3 hover:text-foreground"
        >
          {texts[page]}
        </a>
      ))}
    </nav>
  );
}

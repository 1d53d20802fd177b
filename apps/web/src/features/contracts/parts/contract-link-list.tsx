import type { Locale } from "@takt/i18n/locales";
import { cn } from "@takt/ui/cn";
import { localePath } from "~/i18n/locale-path";
import { LEGAL_PAGES, LEGAL_PATHS } from "./legal-paths";

const CONTRACTS = ["cancel", "withdraw"] as const;
const ALL = [...CONTRACTS, ...LEGAL_PAGES] as const;

type Props = {
  locale: Locale;
  texts: { label: string } & Record<keyof typeof LEGAL_PATHS, string>;
  /** Whether the legal pages are linked elsewhere at this foot. */
  contractsAlone?: boolean | undefined;
  className?: string | undefined;
};

/** Returns the texts of the links, where `text` translates a key of `common`. */
export const contractTexts = (
  text: (key: `contracts.${keyof Props["texts"]}`) => string,
): Props["texts"] => ({
  label: text("contracts.label"),
  cancel: text("contracts.cancel"),
  withdraw: text("contracts.withdraw"),
  imprint: text("contracts.imprint"),
  privacy: text("contracts.privacy"),
  terms: text("contracts.terms"),
});

/**
 * The links to the pages that cancel and withdraw from contracts, for the foot of every page: the law wants them there
 * all the time, in these words (German Civil Code, 312k and 356a), and the imprint within two clicks (DDG, section 5).
 * Plain links, which work on error pages as well.
 */
export function ContractLinkList({ locale, texts, contractsAlone, className }: Props) {
  return (
    <nav aria-label={texts.label} className={cn("flex flex-wrap gap-x-5 gap-y-1 text-caption", className)}>
      {(contractsAlone ? CONTRACTS : ALL).map((page) => (
        <a
          key={page}
          href={localePath(locale, LEGAL_PATHS[page])}
          className="inline-flex min-h-6 items-center rounded text-muted-fg underline underline-offset-3 hover:text-foreground"
        >
          {texts[page]}
        </a>
      ))}
    </nav>
  );
}

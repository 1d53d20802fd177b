import type { Locale } from "@takt/i18n/locales";
import { ContractLinkList } from "../contracts/parts/contract-link-list";
import type { ErrorTexts } from "./join-error-texts";

/** The foot of an error screen that stands outside of the app's frame. */
export function ErrorFooter({ locale, text }: { locale: Locale; text: ErrorTexts }) {
  return (
    <footer className="mx-auto max-w-[520px] px-4 pb-8">
      <ContractLinkList locale={locale} texts={text.contracts} />
    </footer>
  );
}

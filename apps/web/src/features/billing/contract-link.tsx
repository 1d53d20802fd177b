import { useT } from "~/i18n/use-t";
import { localePath } from "~/i18n/locale-path";
import { useLocale } from "../shared/use-locale";

const PATHS = {
  cancel: "/contracts/cancel",
  withdraw: "/contracts/withdraw",
  instruction: "/terms#withdrawal",
  terms: "/terms",
} as const;

/** A link to the terms, to their instruction on withdrawal, or to the page that cancels or withdraws from a contract without signing in. */
export function ContractLink({ page }: { page: keyof typeof PATHS }) {
  const { t } = useT("common");
  return (
    <a href={localePath(useLocale(), PATHS[page])} className="underline underline-offset-3">
      {t(`contracts.${page}`)}
    </a>
  );
}

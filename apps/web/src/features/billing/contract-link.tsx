import { useT } from "next-i18next/client";
import { localePath } from "../../i18n/locale-path";
import { useLocale } from "../shared/use-locale";

/** A link to the page that cancels or withdraws from a contract without signing in, in the words of the law. */
export function ContractLink({ page }: { page: "cancel" | "withdraw" }) {
  const { t } = useT("common");
  return (
    <a href={localePath(useLocale(), `/contracts/${page}`)} className="underline underline-offset-3">
      {t(`contracts.${page}`)}
    </a>
  );
}

import { getT } from "../../../i18n/server";
import { ContractLinkList } from "./contract-link-list";

/** The links of ContractLinkList in the page's language. */
export async function ContractLinks({ className }: { className?: string }) {
  const { t, lng } = await getT("common");
  const texts = {
    label: t("contracts.label"),
    cancel: t("contracts.cancel"),
    withdraw: t("contracts.withdraw"),
  };
  return <ContractLinkList locale={lng} texts={texts} className={className} />;
}

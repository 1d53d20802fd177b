import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { getT } from "~/i18n/server";
import { LegalText } from "../parts/legal-text";

/** How a contract is made, how long it runs and how it ends, in the words of the order page. */
export async function OrderTerms({ moneyBackDays: days }: SalesTerms) {
  const { t } = await getT(["terms", "billing"]);
  const runs = (["month", "year"] as const).map((interval) =>
    t(`order.${interval}`, {
      term: t(`billing:order.terms.${interval}`),
      ending: t(`billing:order.endings.${interval}`),
    }),
  );
  return (
    <>
      <LegalText>{t("order.text", { button: t("billing:order.button") })}</LegalText>
      <h3 className="text-base font-semibold">{t("order.term")}</h3>
      <LegalText>{runs.map((line) => `- ${line}`).join("\n")}</LegalText>
      <LegalText>{t("order.start", { start: t("billing:order.startText") })}</LegalText>
      <LegalText>{t("order.cancel")}</LegalText>
      <LegalText>{t("order.change")}</LegalText>
      <LegalText>{t("order.overdue")}</LegalText>
      {days > 0 && (
        <>
          <h3 className="text-base font-semibold">{t("billing:order.moneyBack")}</h3>
          <LegalText>{t("billing:order.moneyBackText", { days })}</LegalText>
          <LegalText>{t("order.guarantee")}</LegalText>
        </>
      )}
    </>
  );
}

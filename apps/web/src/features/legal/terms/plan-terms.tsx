import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { PLANS, PLAN_IDS } from "@takt/domain/plans/model/plans";
import { getT } from "~/i18n/server";
import { formatEuros } from "~/features/plans/parts/format-euros";
import { LegalTable } from "../parts/legal-table";
import { LegalText } from "../parts/legal-text";

/** What plans cost and include, from the table that limits and prices come from. */
export async function PlanTerms({ sells, tax }: { sells: boolean; tax: SalesTerms["tax"] }) {
  const { t, lng } = await getT(["terms", "plans", "billing"]);
  if (!sells)
    return (
      <>
        <LegalText>{t("plans.none")}</LegalText>
        <LegalText>{t("plans.usage")}</LegalText>
      </>
    );
  const count = (limit: number | null) => (limit === null ? t("plans.unlimited") : String(limit));
  return (
    <>
      <LegalText>{t("plans.free")}</LegalText>
      <LegalTable
        label={t("plans.table")}
        columns={(["plan", "monthly", "yearly", "aiPosts", "posts"] as const).map((name) =>
          t(`plans.${name}`),
        )}
        rows={PLAN_IDS.map((plan) => ({
          key: plan,
          cells: [
            t(`plans:names.${plan}`),
            formatEuros(PLANS[plan].price.monthly, lng),
            formatEuros(PLANS[plan].price.yearly, lng),
            count(PLANS[plan].aiPostsPerMonth),
            count(PLANS[plan].postsPerMonth),
          ],
        }))}
      />
      <LegalText>{t("plans.tax", { tax: t(`billing:order.tax.${tax}`) })}</LegalText>
      <LegalText>{t("plans.usage")}</LegalText>
    </>
  );
}

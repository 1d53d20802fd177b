import { PLANS, PLAN_IDS } from "@takt/domain/plans/model/plans";
import { getT } from "~/i18n/server";
import { formatEuros } from "~/features/plans/parts/format-euros";
import { LegalTable } from "./legal-table";

/** Costs and contents of plans, from the table that limits and prices come from. */
export async function PlanTable() {
  const { t, lng } = await getT(["legal", "plans"]);
  const count = (limit: number | null) => (limit === null ? t("plans.unlimited") : String(limit));
  return (
    <LegalTable
      label={t("plans.table")}
      columns={(["plan", "monthly", "yearly", "aiPosts", "posts"] as const).map((name) => t(`plans.${name}`))}
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
  );
}

import { PLANS, type PlanId } from "@takt/domain/plans/model/plans";
import { useT } from "next-i18next/client";
import { SettingGroup } from "./setting-group";

/** What a plan takes in, from the one table of plans. */
export function PlanLimits({ plan }: { plan: PlanId }) {
  const { t } = useT("settings");
  const { aiPostsPerMonth, postsPerMonth, analyticsDays, analyticsViewsPerMonth } = PLANS[plan];
  const number = (limit: number | null) => (limit === null ? t("subscription.unlimited") : String(limit));
  const rows = [
    ["posts", number(postsPerMonth)],
    ["aiPosts", number(aiPostsPerMonth)],
    [
      "analyticsDays",
      analyticsDays === null ? t("subscription.unlimited") : t("subscription.days", { count: analyticsDays }),
    ],
    ["analyticsViews", number(analyticsViewsPerMonth)],
  ] as const;
  return (
    <SettingGroup title={t("subscription.limits")}>
      <dl className="divide-y divide-border">
        {rows.map(([what, limit]) => (
          <div
            key={what}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 px-4 py-3 text-sm sm:px-5"
          >
            <dt className="text-muted-fg">{t(`subscription.limit.${what}`)}</dt>
            <dd className="font-medium tabular-nums">{limit}</dd>
          </div>
        ))}
      </dl>
    </SettingGroup>
  );
}

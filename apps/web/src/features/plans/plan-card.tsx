import { PLANS } from "@takt/domain/plans/model/plans";
import { Badge } from "@takt/ui/badge";
import { Card } from "@takt/ui/card";
import { Progress } from "@takt/ui/progress";
import { Check } from "lucide-react";
import { useT } from "next-i18next/client";
import type { RouterOutputs } from "../../trpc/react";
import { INTL_LOCALE } from "../shared/time/format-time";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";

/** The user's plan, its price, and the usage of its only enforced limit, AI posts. */
export function PlanCard({ view }: { view: RouterOutputs["plans"]["get"] }) {
  const { t } = useT("settings");
  const { day, dayOfMonth } = useClock();
  const { plan, endsAt, aiPostsThisMonth, resetsAt } = view;
  const { price, aiPostsPerMonth } = PLANS[plan];
  const euros = useEuros();
  const aiPosts = t("subscription.aiPostsUsed", { used: aiPostsThisMonth, limit: aiPostsPerMonth });
  return (
    <Card className="grid gap-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <p className="text-[13px] text-muted-fg">{t("subscription.yourPlan")}</p>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl/7 font-semibold">
            {t(`subscription.plans.${plan}`)}
            <Badge tone="green">
              <Check aria-hidden />
              {t("subscription.active")}
            </Badge>
          </h2>
        </div>
        <p className="text-sm tabular-nums">
          <span className="text-lg/7 font-semibold">{euros(price.monthly)}</span> {t("subscription.aMonth")}
        </p>
      </div>
      <div className="grid gap-1.5">
        <p className="text-sm tabular-nums">{aiPosts}</p>
        <Progress value={aiPostsThisMonth / aiPostsPerMonth} label={aiPosts} />
        <p className="text-[13px] text-muted-fg">{t("subscription.resets", { day: dayOfMonth(resetsAt) })}</p>
      </div>
      {endsAt && <p className="text-sm">{t("subscription.endsAt", { day: day(endsAt) })}</p>}
      <p className="border-t border-border pt-4 text-sm text-pretty text-muted-fg">
        {t("subscription.billing")}
      </p>
    </Card>
  );
}

/** Formats cents as a price: `€29`, `29 €`. */
function useEuros(): (cents: number) => string {
  const locale = useLocale();
  return (cents) =>
    new Intl.NumberFormat(INTL_LOCALE[locale], {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100);
}

import { PLANS } from "@takt/domain/plans/model/plans";
import { Badge } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { Card } from "@takt/ui/card";
import { Check } from "lucide-react";
import { useT } from "next-i18next/client";
import type { RouterOutputs } from "../../trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { formatEuros } from "./parts/format-euros";

/** The user's plan and its price. */
export function PlanCard({ view }: { view: RouterOutputs["plans"]["get"] }) {
  const { t } = useT("plans");
  const { day } = useClock();
  const locale = useLocale();
  const { plan, endsAt } = view;
  return (
    <Card className="grid gap-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <p className="text-[13px] text-muted-fg">{t("card.yourPlan")}</p>
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl/7 font-semibold">
            {t(`names.${plan}`)}
            <Badge tone="green">
              <Check aria-hidden />
              {t("card.active")}
            </Badge>
          </h2>
        </div>
        <p className="text-sm tabular-nums">
          <span className="text-lg/7 font-semibold">{formatEuros(PLANS[plan].price.monthly, locale)}</span>{" "}
          {t("card.aMonth")}
        </p>
      </div>
      {endsAt && <p className="text-sm">{t("card.endsAt", { day: day(endsAt) })}</p>}
      <p>
        <LocaleLink href="/#pricing" className={buttonStyle({ size: "sm" })}>
          {t("card.compare")}
        </LocaleLink>
      </p>
    </Card>
  );
}

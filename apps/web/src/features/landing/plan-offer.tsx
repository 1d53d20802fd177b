import { getPrice, type Interval, type PlanId } from "@takt/domain/plans/model/plans";
import { Badge } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { Hourglass } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { formatEuros } from "../plans/parts/format-euros";
import { formatSaving } from "../plans/parts/format-saving";
import { IncludedList, includedTexts } from "../plans/parts/included-list";

type Props = { plan: PlanId; interval: Interval; signedIn: boolean };

/** One plan with its price, what it includes today, what is coming, and the way to it. */
export async function PlanOffer({ plan, interval, signedIn }: Props) {
  const { t, lng } = await getT(["landing", "plans"]);
  const isFree = plan === "free";
  const name = t(`plans:names.${plan}`);
  const included = includedTexts(plan, (key, count) => t(`plans:includes.${key}`, { count }));
  const order = `/app/user/subscription/order?plan=${plan}&interval=${interval}`;
  return (
    <li
      data-testid={`plan-${plan}`}
      className={cn(
        "flex flex-col gap-5 rounded-xl border bg-surface p-5",
        plan === "professional" ? "border-primary" : "border-border",
      )}
    >
      <div className="grid gap-1.5">
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-muted-fg tabular-nums">
          <span className="text-3xl/9 font-semibold text-foreground">
            {formatEuros(getPrice(plan, interval), lng)}
          </span>{" "}
          {!isFree && t(`pricing.per.${interval}`)}
        </p>
        <p className="text-caption text-pretty text-muted-fg">
          {isFree
            ? t("pricing.free")
            : interval === "year"
              ? t("pricing.saving", { percent: formatSaving(plan, lng) })
              : t("pricing.cancelAnytime")}
        </p>
      </div>
      <IncludedList texts={included} />
      {plan === "enterprise" && (
        <p className="grid justify-items-start gap-1.5 text-caption text-pretty text-muted-fg">
          <Badge>
            <Hourglass aria-hidden />
            {t("pricing.coming")}
          </Badge>
          {t("pricing.comingText")}
        </p>
      )}
      <a
        href={localePath(lng, isFree ? (signedIn ? "/app" : "/login") : order)}
        className={cn(buttonStyle({ variant: "outline" }), "mt-auto min-h-11")}
      >
        {isFree ? t(signedIn ? "hero.goToApp" : "pricing.orderFree") : t("pricing.order", { plan: name })}
      </a>
    </li>
  );
}

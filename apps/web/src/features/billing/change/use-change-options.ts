import type { Offer } from "@takt/domain/billing/model/order-input";
import { INTERVALS, PAID_PLAN_IDS, getPrice } from "@takt/domain/plans/model/plans";
import { useT } from "~/i18n/use-t";
import { formatEuros } from "~/features/plans/parts/format-euros";
import { formatSaving } from "~/features/plans/parts/format-saving";
import { useLocale } from "~/features/shared/use-locale";
import { boughtOffer, type SubscriptionView } from "../subscription-state";

/** An offer as a choice: `value` names it. */
export type ChangeOption = Offer & { value: string; label: string; hint: string };

/** Returns what a plan can be changed to: everything on offer but what is paid for. */
export function useChangeOptions(view: SubscriptionView): ChangeOption[] {
  const { t } = useT(["billing", "plans"]);
  const locale = useLocale();
  const present = boughtOffer(view);
  return PAID_PLAN_IDS.flatMap((plan) => INTERVALS.map((interval) => ({ plan, interval })))
    .filter(({ plan, interval }) => plan !== present?.plan || interval !== present.interval)
    .map(({ plan, interval }) => {
      const price = t(`price.${interval}`, { price: formatEuros(getPrice(plan, interval), locale) });
      const saving = t("change.saves", { percent: formatSaving(plan, locale) });
      return {
        plan,
        interval,
        value: `${plan}:${interval}`,
        label: `${t(`plans:names.${plan}`)}, ${t(`order.intervals.${interval}`)}`,
        hint: interval === "year" ? `${price}, ${saving}` : price,
      };
    });
}

import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { useClock } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { formatPrice } from "@takt/domain/shared/format-money";
import { PlanActions } from "./plan-actions";
import { StatusBadge } from "./status-badge";
import { boughtOffer, getSubscriptionState, type SubscriptionView } from "./subscription-state";

/** The user's plan: its status in plain words, what it costs, when it renews or ends, and what can be done about it. */
export function PlanCard({ view }: { view: SubscriptionView }) {
  const { t } = useT(["billing", "plans"]);
  const { day } = useClock();
  const locale = useLocale();
  const state = getSubscriptionState(view);
  const offer = boughtOffer(view);
  const isPaid = view.entitledTo !== "free" && offer !== null;
  const { renewsAt, endsAt, currency } = view;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl/7 font-semibold">
          {t(`plans:names.${view.entitledTo}`)}
          <StatusBadge state={state} word={view.status} />
        </p>
        {isPaid && (
          <p className="text-lg/7 font-semibold tabular-nums">
            {t(`price.${offer.interval}`, {
              price: formatPrice(offer.priceCents, currency ?? "eur", locale),
            })}
          </p>
        )}
      </div>
      <p className="max-w-[68ch] text-sm text-pretty">
        <Explanation view={view} />
      </p>
      {(isPaid || endsAt) && (
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
          {renewsAt && <Fact name={t("card.facts.renewsAt")}>{day(renewsAt)}</Fact>}
          {!renewsAt && endsAt && (
            <Fact name={t(state === "ended" ? "card.facts.endedAt" : "card.facts.endsAt")}>
              {day(endsAt)}
            </Fact>
          )}
          {isPaid && <Fact name={t("card.facts.billing")}>{t(`order.intervals.${offer.interval}`)}</Fact>}
          {isPaid && currency && <Fact name={t("card.facts.currency")}>{currency.toUpperCase()}</Fact>}
        </dl>
      )}
      <PlanActions view={view} />
    </div>
  );
}

/** The status, explained to the user. */
function Explanation({ view }: { view: SubscriptionView }) {
  const { t } = useT("billing");
  const { day } = useClock();
  const locale = useLocale();
  const state = getSubscriptionState(view);
  const offer = boughtOffer(view);
  const price = offer && formatPrice(offer.priceCents, view.currency ?? "eur", locale);
  if (state === "active" || state === "trial")
    return view.renewsAt && price
      ? t(`explained.${state}`, { price, day: day(view.renewsAt) })
      : t("explained.running");
  if (state === "cancelling")
    return view.endsAt ? t("explained.cancelling", { day: day(view.endsAt) }) : t("explained.running");
  return t(`explained.${state}`);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-caption text-muted-fg">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

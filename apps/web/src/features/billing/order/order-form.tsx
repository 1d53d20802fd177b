import type { Offer } from "@takt/domain/billing/model/order-input";
import { WITHDRAWAL_DAYS } from "@takt/domain/billing/model/order-facts";
import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { INTERVALS, PAID_PLAN_IDS } from "@takt/domain/plans/model/plans";
import { Button } from "@takt/ui/button";
import { Card } from "@takt/ui/card";
import { Callout } from "@takt/ui/callout";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { CircleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { formatEuros } from "~/features/plans/parts/format-euros";
import { formatSaving } from "~/features/plans/parts/format-saving";
import { IncludedList, includedTexts } from "~/features/plans/parts/included-list";
import { useErrorText } from "~/features/shared/use-error-text";
import { useLocale } from "~/features/shared/use-locale";
import { ContractLink } from "../contract-link";
import { StartNowField } from "../start-now-field";
import { useConsent } from "../use-consent";
import { OrderFactsList } from "./order-facts-list";
import { useOrder } from "./use-order";

type Props = {
  offer: Offer;
  onChange: (change: Partial<Offer>) => void;
  terms: SalesTerms;
  /** The name of the contracting party, where it is known. */
  provider: string | null;
};

/** The order with all its facts, and the button that places it. */
export function OrderForm({ offer, onChange, terms, provider }: Props) {
  const { t } = useT(["billing", "plans"]);
  const locale = useLocale();
  const consent = useConsent();
  const { order, priceCents, isPriceChanged } = useOrder(offer, () => consent.reset());
  const price = t(`price.${offer.interval}`, { price: formatEuros(priceCents, locale) });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <Card className="grid gap-5 sm:p-5">
        <Choice label={t("order.plan")}>
          <SegmentedControl
            label={t("order.plan")}
            value={offer.plan}
            onChange={(plan) => onChange({ plan })}
            options={PAID_PLAN_IDS.map((value) => ({ value, label: t(`plans:names.${value}`) }))}
          />
        </Choice>
        <Choice label={t("order.interval")}>
          <SegmentedControl
            label={t("order.interval")}
            value={offer.interval}
            onChange={(interval) => onChange({ interval })}
            options={INTERVALS.map((value) => ({ value, label: t(`order.intervals.${value}`) }))}
          />
          <p className="text-caption text-muted-fg">
            {t("order.saves", { percent: formatSaving(offer.plan, locale) })}
          </p>
        </Choice>
        <Included plan={offer.plan} />
      </Card>
      <Card className="grid gap-5 sm:p-5">
        <OrderFactsList offer={offer} price={price} terms={terms} provider={provider} />
        <StartNowField {...consent} guaranteed={terms.moneyBackDays > 0} />
        {isPriceChanged ? (
          <Problem title={t("order.priceChanged")}>{t("order.priceChangedText", { price })}</Problem>
        ) : (
          order.error !== null && <OrderProblem error={order.error} />
        )}
        <div className="grid gap-3">
          <p className="text-sm text-pretty">
            {t("order.withdrawal", { days: WITHDRAWAL_DAYS })} <ContractLink page="withdraw" />.{" "}
            {t("order.termsApply")} <ContractLink page="instruction" />, <ContractLink page="terms" />.
          </p>
          <Button
            variant="primary"
            loading={order.isRunning}
            onClick={() => consent.require() && void order.run({ ...offer, priceCents })}
            className="min-h-11"
          >
            {t("order.button")}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Contents of the ordered plan. */
function Included({ plan }: Pick<Offer, "plan">) {
  const { t } = useT(["billing", "plans"]);
  // A smaller plan's contents are listed in full here, where it is bought.
  const texts = includedTexts(plan, (key, count) =>
    t(`plans:includes.${key === plan ? "free" : key}`, { count }),
  );
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-medium">{t("order.includes")}</h2>
      <IncludedList texts={texts} />
    </section>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      {children}
    </div>
  );
}

function OrderProblem({ error }: { error: unknown }) {
  const { t } = useT("billing");
  const errorText = useErrorText();
  return <Problem title={t("order.failed")}>{errorText(error)}</Problem>;
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Callout tone="red" role="alert" icon={<CircleAlert aria-hidden />}>
      <p className="font-medium">{title}</p>
      <p>{children}</p>
    </Callout>
  );
}

import type { Offer } from "@takt/domain/billing/model/order-input";
import type { SalesTerms } from "@takt/domain/billing/model/sales-terms";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { ContractLink } from "../contract-link";

type Props = { offer: Offer; price: string; terms: SalesTerms; provider: string | null };

/** The facts of an order: what it costs, how long it runs, how it ends. */
export function OrderFactsList({ offer, price, terms, provider }: Props) {
  const { t } = useT(["billing", "plans"]);
  const { plan, interval } = offer;
  return (
    <section className="grid gap-4">
      <h2 className="text-base font-semibold">{t("order.facts")}</h2>
      <dl className="grid gap-3 text-sm">
        <Fact name={t("order.plan")}>
          {t(`plans:names.${plan}`)}, {t(`order.intervals.${interval}`)}
        </Fact>
        {provider !== null && <Fact name={t("order.provider")}>{provider}</Fact>}
        <Fact name={t("order.total")}>
          <span className="text-lg/7 font-semibold tabular-nums">{price}</span>{" "}
          <span className="text-muted-fg">{t(`order.tax.${terms.tax}`)}</span>
        </Fact>
        <Fact name={t("order.term")}>{t(`order.terms.${interval}`)}</Fact>
        <Fact name={t("order.ending")}>
          {t(`order.endings.${interval}`)} <ContractLink page="cancel" />
        </Fact>
        <Fact name={t("order.start")}>{t("order.startText")}</Fact>
        {terms.moneyBackDays > 0 && (
          <Fact name={t("order.moneyBack")}>{t("order.moneyBackText", { days: terms.moneyBackDays })}</Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted-fg">{name}</dt>
      <dd className="text-pretty">{children}</dd>
    </div>
  );
}

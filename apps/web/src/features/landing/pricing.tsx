import { INTERVALS, type Interval } from "@takt/domain/plans/model/plans";
import { getT } from "~/i18n/server";
import { PlanOffer } from "./plan-offer";
import { servicesInUse } from "~/server/services-in-use";
import { PricingSwitch } from "./pricing-switch";
import { offeredPlans, salesClaims } from "./sales-claims";

/** The plans with their prices, by the month or by the year, and the terms of this installation. */
export async function Pricing({ signedIn }: { signedIn: boolean }) {
  const { t } = await getT(["landing", "billing"]);
  const sales = servicesInUse();
  const offers = (interval: Interval) => (
    <ul className="mt-6 grid gap-4 md:grid-cols-3">
      {offeredPlans(sales).map((plan) => (
        <PlanOffer key={plan} plan={plan} interval={interval} signedIn={signedIn} />
      ))}
    </ul>
  );
  return (
    <section id="pricing">
      <div className="mx-auto w-full max-w-[1200px] px-5 py-16 sm:px-8 sm:py-24">
        <h2 className="text-3xl/9 hyphens-auto">{t("pricing.heading")}</h2>
        <p className="mt-3 max-w-[60ch] text-base/6 text-pretty text-muted-fg">
          {t(sales.sells ? "pricing.text" : "pricing.none")}
        </p>
        {sales.sells ? (
          <PricingSwitch
            label={t("pricing.interval")}
            options={INTERVALS.map((value) => ({ value, label: t(`pricing.intervals.${value}`) }))}
            offers={{ month: offers("month"), year: offers("year") }}
          />
        ) : (
          offers("month")
        )}
        <p className="mt-6 text-sm text-pretty text-muted-fg">{salesClaims(t, sales).join(" ")}</p>
      </div>
    </section>
  );
}

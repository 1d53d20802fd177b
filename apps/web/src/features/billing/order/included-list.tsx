import type { PaidPlanId } from "@takt/domain/plans/model/plans";
import { Check } from "lucide-react";
import { useT } from "next-i18next/client";
import { includedTexts } from "../../plans/parts/included-texts";

/** What a plan includes. */
export function IncludedList({ plan }: { plan: PaidPlanId }) {
  const { t } = useT(["billing", "plans"]);
  // What a smaller plan includes is said in full here, where it is bought.
  const included = includedTexts(plan, (key, count) =>
    t(`plans:includes.${key === plan ? "free" : key}`, { count }),
  );
  return (
    <section className="grid gap-2">
      <h2 className="text-sm font-medium">{t("order.includes")}</h2>
      <ul className="grid gap-2 text-sm">
        {included.map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

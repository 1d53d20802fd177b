import type { Interval } from "@takt/domain/plans/model/plans";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import type { RouterOutputs } from "~/trpc/react";
import { CardFailure, type CardQuery } from "~/features/shared/query-card";
import { useClock } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { formatMoney } from "@takt/domain/shared/format-money";

type Preview = RouterOutputs["billing"]["previewChange"];
type Props = { preview: CardQuery<Preview>; interval: Interval };

/** The cost of a change now and later, as the payment provider has computed it. */
export function ChangePreviewFacts({ preview, interval }: Props) {
  const { t } = useT("billing");
  const failure = useStickyError(preview);
  return (
    <section aria-live="polite" className="grid gap-2" data-testid="change-preview">
      <h3 className="text-sm font-medium">{t("change.preview")}</h3>
      {preview.data ? (
        <DescriptionList preview={preview.data} interval={interval} />
      ) : failure !== null ? (
        <CardFailure
          failed={t("change.previewFailed")}
          error={failure}
          retrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      ) : (
        <div role="status" aria-label={t("change.computing")}>
          <Skeleton className="h-24" />
        </div>
      )}
    </section>
  );
}

function DescriptionList({ preview, interval }: { preview: Preview; interval: Interval }) {
  const { t } = useT("billing");
  const { day } = useClock();
  const locale = useLocale();
  const { dueNowCents, creditCents, nextCents, nextAt, currency } = preview;
  const money = (cents: number) => formatMoney(cents, currency, locale);
  return (
    <dl className="grid gap-2 text-sm tabular-nums">
      {creditCents > 0 && <Amount name={t("change.credit")}>{money(-creditCents)}</Amount>}
      <Amount name={t(dueNowCents < 0 ? "change.credited" : "change.due")} strong>
        {money(Math.abs(dueNowCents))}
      </Amount>
      <Amount name={t("change.next", { day: day(nextAt) })}>
        {t(`price.${interval}`, { price: money(nextCents) })}
      </Amount>
    </dl>
  );
}

function Amount({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className={strong ? "font-medium" : "text-muted-fg"}>{name}</dt>
      <dd className={strong ? "text-base/6 font-semibold" : ""}>{children}</dd>
    </div>
  );
}

"use client";

import { Button } from "@takt/ui/button";
import { Printer } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { PageHead } from "../shared/page-head";
import { CollectionNote } from "./collection-note";
import { Metrics } from "./metrics";
import { NoMetrics } from "./no-metrics";
import { RangePicker } from "./range-picker";
import { useDays } from "./parts/use-numbers";
import { useRange } from "./use-range";

/** The figures of the member's posts on LinkedIn, for a range that the plan shows. */
export function AnalyticsScreen() {
  const { t } = useT("analytics");
  const [access] = trpc.analytics.access.useSuspenseQuery();
  const { data: collection } = trpc.analytics.collection.useQuery();
  const shown = useRange(access.today);
  const { long } = useDays();
  return (
    <div className="grid gap-5">
      <PageHead title={t("title")}>
        {access.hasMetrics && (
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t("print")}
          </Button>
        )}
      </PageHead>
      <div className="grid gap-1">
        <p className="max-w-[68ch] text-pretty text-muted-fg">{t("description")}</p>
        {access.hasMetrics && (
          <p className="hidden print:block">
            {t("range.shown", { from: long(shown.range.from), to: long(shown.range.to) })}
          </p>
        )}
      </div>
      {collection && (access.hasMetrics || collection.status !== "none") && (
        <CollectionNote collection={collection} />
      )}
      {access.hasMetrics ? (
        <>
          <RangePicker access={access} shown={shown} />
          <Metrics range={shown.range} />
        </>
      ) : (
        <NoMetrics collection={collection} />
      )}
    </div>
  );
}

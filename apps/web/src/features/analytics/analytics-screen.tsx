"use client";

import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { EmptyState } from "@takt/ui/empty-state";
import { ChartNoAxesColumnIncreasing, Printer } from "lucide-react";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { Figures } from "./figures";
import { RangePicker } from "./range-picker";
import { useDays } from "./use-numbers";
import { usePrintTheme } from "./use-print-theme";
import { useRange } from "./use-range";

/** Where the member's own files are imported. */
const IMPORT_PATH = "/app/user/import";

/** The figures of the member's posts on LinkedIn, for a range that the plan shows. */
export function AnalyticsScreen() {
  const { t } = useT("analytics");
  const [access] = trpc.analytics.access.useSuspenseQuery();
  const shown = useRange(access.today);
  const { long } = useDays();
  usePrintTheme();
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl/8">{t("title")}</h1>
          <p className="max-w-[68ch] text-sm text-pretty text-muted-fg">{t("description")}</p>
          {access.hasFigures && (
            <p className="hidden text-sm print:block">
              {t("range.shown", { from: long(shown.range.from), to: long(shown.range.to) })}
            </p>
          )}
        </div>
        {access.hasFigures && (
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden />
            {t("print")}
          </Button>
        )}
      </header>
      {access.hasFigures ? (
        <>
          <RangePicker access={access} shown={shown} />
          <Figures range={shown.range} />
        </>
      ) : (
        <EmptyState
          icon={<ChartNoAxesColumnIncreasing />}
          title={t("empty.title")}
          description={t("empty.text")}
          action={
            <LocaleLink href={IMPORT_PATH} className={buttonStyle({ variant: "primary" })}>
              {t("empty.import")}
            </LocaleLink>
          }
        />
      )}
    </div>
  );
}

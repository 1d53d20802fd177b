import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Skeleton } from "@takt/ui/skeleton";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useNumbers } from "~/features/analytics/parts/use-numbers";
import { useOriginText } from "~/features/analytics/parts/use-origin-text";
import { ImportLink } from "~/features/shared/import-link";
import { LocaleLink } from "~/features/shared/locale-link";
import { QueryCard } from "~/features/shared/query-card";
import { SparkLine } from "./spark-line";

type Week = RouterOutputs["analytics"]["week"];

/** Impressions, new followers and engagement of the last seven days, each with the week before; what is unknown is said. */
export function LastWeek() {
  const { t } = useT("today");
  const query = trpc.analytics.week.useQuery();
  return (
    <QueryCard
      shape="section"
      title={t("lastWeek.title")}
      query={query}
      failed={t("lastWeek.failed")}
      skeleton={<Skeleton className="h-38 rounded-xl" />}
      aside={() => (
        <LocaleLink
          href="/app/analytics?days=7"
          className={cn("rounded-sm text-muted-fg hover:text-foreground", focusRing)}
        >
          {t("lastWeek.analytics")}
        </LocaleLink>
      )}
    >
      {(week) => (week.origin ? <Figures week={week} /> : <NoFigures />)}
    </QueryCard>
  );
}

function Figures({ week }: { week: Week }) {
  const { t } = useT("today");
  const { whole, percent } = useNumbers();
  const originText = useOriginText();
  const { impressions, followersGained, engagementRate, days } = week;
  const rateBefore = engagementRate.before;
  return (
    <div className="grid gap-3.5 tabular-nums">
      <div className="flex items-end justify-between gap-3">
        <Figure
          isLarge
          label={t("lastWeek.impressions")}
          value={impressions.value === null ? null : whole(impressions.value)}
          note={<Change change={impressions.change} />}
        />
        {impressions.value !== null && <SparkLine values={days.map((day) => day.impressions)} />}
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-border pt-3.5">
        <Figure
          label={t("lastWeek.followers")}
          value={followersGained.value === null ? null : signed(followersGained.value, whole)}
          note={<Change change={followersGained.change} />}
        />
        <Figure
          label={t("lastWeek.engagement")}
          value={engagementRate.value === null ? null : percent(engagementRate.value)}
          note={rateBefore !== null && t("lastWeek.before", { before: percent(rateBefore) })}
        />
      </div>
      <p className="text-xs text-pretty text-muted-fg">
        {t("lastWeek.origin", { origin: originText(week.origin!) ?? "" })}{" "}
        {impressions.known > 0 &&
          impressions.known < days.length &&
          t("lastWeek.known", { known: impressions.known, count: days.length })}
      </p>
    </div>
  );
}

const signed = (value: number, whole: (value: number) => string) =>
  value > 0 ? `+${whole(value)}` : whole(value);

type FigureProps = { label: string; value: string | null; note: ReactNode; isLarge?: boolean };

/** A number with its name and its change; one that no source reports is said to be unknown. */
function Figure({ label, value, note, isLarge }: FigureProps) {
  const { t } = useT("today");
  return (
    <div className="min-w-0">
      <p
        className={cn(
          "font-semibold tracking-tight",
          isLarge ? "text-2xl/7" : "text-base/6",
          value === null && "text-sm/6 font-normal tracking-normal text-muted-fg",
        )}
      >
        {value ?? t("lastWeek.unknown")}
      </p>
      <p className="text-xs text-muted-fg">{label}</p>
      {value !== null && note && <p className="text-xs text-muted-fg">{note}</p>}
    </div>
  );
}

/** The change against the seven days before, as a number with its sign; nothing where the two cannot be compared. */
function Change({ change }: { change: number | null }) {
  const { t } = useT("today");
  const numbers = useNumbers();
  if (change === null) return null;
  return (
    <span className={cn(change > 0.005 && "text-primary-text")}>
      {numbers.change(change)} <span className="sr-only">{t("lastWeek.compared")}</span>
    </span>
  );
}

function NoFigures() {
  const { t } = useT("today");
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-pretty text-muted-fg">{t("lastWeek.none")}</p>
      <ImportLink />
    </div>
  );
}

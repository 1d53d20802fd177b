import { RANGE_PRESETS, rangeOfPreset } from "@takt/domain/analytics/model/analytics-range";
import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { createLazyPart } from "@takt/ui/lazy-part";
import { CalendarRange, Lock } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { buttonStyle } from "@takt/ui/button-style";
import type { RouterOutputs } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import type { useRange } from "./use-range";

type Access = RouterOutputs["analytics"]["access"];
type Props = { access: Access; shown: ReturnType<typeof useRange> };

/** A parser of dates in words, and the month to choose from. */
const lazyOwnDates = createLazyPart(() => import("./own-dates"));

const CHOSEN = "border-primary bg-primary-soft text-primary-soft-fg";

/** The choice of a range: presets, of which those that the plan does not show are locked, and own dates. */
export function RangePicker({ access, shown }: Props) {
  const { t } = useT("analytics");
  const [isOwn, setIsOwn] = useState(shown.preset === null);
  const ownDates = lazyOwnDates.usePart(isOwn);
  return (
    <div className="grid gap-3 print:hidden">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t("range.label")}</legend>
        {RANGE_PRESETS.map((preset) => {
          const days = t("range.days", { count: preset });
          const { from } = rangeOfPreset(preset, Date.parse(`${access.today}T12:00:00Z`), "UTC");
          const locked = access.earliest !== null && from < access.earliest;
          return (
            <Button
              key={preset}
              size="sm"
              aria-pressed={shown.preset === preset}
              aria-label={locked ? t("range.locked", { days }) : undefined}
              className={cn(shown.preset === preset && CHOSEN)}
              onClick={() => shown.choosePreset(preset)}
            >
              {locked && <Lock aria-hidden />}
              {days}
            </Button>
          );
        })}
        <Button
          size="sm"
          aria-expanded={isOwn}
          className={cn(shown.preset === null && CHOSEN)}
          onClick={() => setIsOwn(!isOwn)}
        >
          <CalendarRange aria-hidden />
          {t("range.own")}
        </Button>
      </fieldset>
      {isOwn && ownDates && (
        <ownDates.OwnDates
          key={`${shown.range.from} ${shown.range.to}`}
          range={shown.range}
          today={access.today}
          onChoose={shown.chooseDays}
        />
      )}
      {access.days !== null && <PlanNote plan={access.plan} days={access.days} />}
    </div>
  );
}

/** Says how far back the plan shows figures, and where there is more. */
function PlanNote({ plan, days }: { plan: Access["plan"]; days: number }) {
  const { t } = useT(["analytics", "plans"]);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-pretty text-muted-fg">
      {t("range.plan", { count: days, plan: t(`plans:names.${plan}`) })}
      <LocaleLink href="/app/user/subscription" className={buttonStyle({ size: "sm" })}>
        {t("range.compare")}
      </LocaleLink>
    </p>
  );
}

import { retentionPeriod } from "@takt/domain/retention/model/retention-period";
import { getT } from "~/i18n/server";
import type { RouterOutputs } from "~/trpc/react";
import type { Clock } from "../shared/time/make-clock";

type Props = RouterOutputs["privacy"]["retention"][number] & { clock: Clock };

/** A kind of data: how long it is kept, when it was last purged, and how much that removed. */
export async function RetentionRow({ kind, days, lastRun, clock }: Props) {
  const { t } = await getT(["policy", "settings"]);
  const { unit, count } = retentionPeriod(days);
  return (
    <li
      data-testid={`retention-${kind}`}
      className="grid gap-x-6 gap-y-0.5 px-4 py-3 text-sm sm:grid-cols-[3fr_1fr_2fr] sm:px-5"
    >
      <span className="text-pretty">{t(`retention.kinds.${kind}`)}</span>
      <span>{t(unit === "day" ? "retention.days" : "retention.years", { count })}</span>
      <span className="text-caption text-muted-fg sm:text-end">
        {lastRun
          ? t("settings:privacy.retentionRun", { time: clock.dateTime(lastRun.at) })
          : t("settings:privacy.retentionNever")}
        {lastRun && (
          <span className="block">
            {lastRun.purged === 0
              ? t("settings:privacy.retentionNothing")
              : t("settings:privacy.retentionRemoved", { count: lastRun.purged })}
          </span>
        )}
      </span>
    </li>
  );
}

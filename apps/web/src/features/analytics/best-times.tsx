import { toWeeklySlot } from "@takt/domain/slots/model/to-weekly-slot";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { AddSlotButton } from "../slots/parts/add-slot-button";
import { useCan } from "../shared/use-can";
import { AnalyticsSection } from "./analytics-section";
import { useRatioText } from "./use-ratio-text";
import { useTimeName } from "./use-time-name";

/** With fewer posts nothing is concluded from them. */
const FEW_POSTS = 5;

/** The times whose posts had more impressions than the member's others, each one click from a slot; else what is missing. */
export function BestTimes({ posts, times }: { posts: number; times: readonly BestTime[] }) {
  const { t } = useT("analytics");
  const isFew = posts < FEW_POSTS;
  return (
    <AnalyticsSection title={t("best.title")} {...(!isFew && times.length > 0 && { text: t("best.text") })}>
      {isFew ? (
        <p className="text-sm text-pretty">{t("few", { count: posts })}</p>
      ) : times.length === 0 ? (
        <p className="max-w-[68ch] text-sm text-pretty">{t("best.none")}</p>
      ) : (
        <ul className="grid">
          {times.map((best) => (
            <BestTimeRow key={JSON.stringify(best.time)} best={best} times={times} />
          ))}
        </ul>
      )}
    </AnalyticsSection>
  );
}

type BestTime = RouterOutputs["analytics"]["bestTimes"][number];

function BestTimeRow({ best, times }: { best: BestTime; times: readonly BestTime[] }) {
  const { t } = useT("analytics");
  const canPlan = useCan()("library.write");
  const timeName = useTimeName();
  const { times: timesText, interval } = useRatioText();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-2.5 first:pt-0 last:border-b-0">
      <p className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-[1.0625rem]/6 font-semibold tracking-[-0.015em]">{timeName(best.time)}</span>
          <span className="text-sm text-primary-text">
            {t("best.ratio", { ratio: timesText(best.ratio) })}
          </span>
        </span>
        <span className="text-caption text-muted-fg tabular-nums">
          {t("best.basis", { interval: interval(best), n: best.n, of: best.of })}
        </span>
      </p>
      {canPlan && <AddSlotButton slot={toWeeklySlot(best, times)} />}
    </li>
  );
}

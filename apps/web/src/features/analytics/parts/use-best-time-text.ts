import type { BestTime } from "@takt/domain/analytics/model/best-time";
import { useT } from "~/i18n/use-t";
import { useRatioText } from "../use-ratio-text";
import { useTimeName } from "../use-time-name";

/** Says a time whose posts had more impressions, with the number of posts. */
export function useBestTimeText(): (best: BestTime) => string {
  const { t } = useT("analytics");
  const timeName = useTimeName();
  const { times } = useRatioText();
  return ({ time, n, of, ratio }) => t("best.line", { time: timeName(time), ratio: times(ratio), n, of });
}

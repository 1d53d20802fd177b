import { useT } from "~/i18n/use-t";
import { useNumbers } from "./parts/use-numbers";

type Ratio = { ratio: number; low: number; high: number };

/** Says how many times as many impressions some posts had as the others, and between what that lies. */
export function useRatioText() {
  const { t } = useT("analytics");
  const { decimal } = useNumbers();
  const interval = ({ low, high }: Ratio) => t("ratio.interval", { low: decimal(low), high: decimal(high) });
  return {
    /** How many times: `2.1×`. */
    times: (ratio: number) => t("ratio.times", { ratio: decimal(ratio) }),
    interval,
    /** The conclusion on a group: more or less than the others, no difference, or none for few posts. */
    verdict: (against: Ratio | null): string => {
      if (against === null) return t("ratio.few");
      const { ratio, low, high } = against;
      const values = { ratio: t("ratio.times", { ratio: decimal(ratio) }), interval: interval(against) };
      return t(low > 1 || high < 1 ? "ratio.clear" : "ratio.unclear", values);
    },
  };
}

import type { LinkedinSource } from "@takt/domain/analytics/model/linkedin-source";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";

type Origin = { sources?: LinkedinSource[] | undefined; measuredAt?: Date | null | undefined };

/** Returns where a number comes from and when it was measured, in words; nothing for an unknown one. */
export function useOriginText(): (origin: Origin) => string | null {
  const { t } = useT("analytics");
  const when = useWhen();
  return ({ sources = [], measuredAt }) => {
    if (!measuredAt || sources.length === 0) return null;
    const names = sources.map((source) => t(`sources.${source}`)).join(", ");
    return t("figures.origin", { sources: names, at: when(measuredAt) });
  };
}

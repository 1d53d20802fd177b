import { useT } from "next-i18next/client";
import { useCallback } from "react";
import { timeLeft } from "../time-left";

/** The time until a post is sent, in its two largest units: "Publishes in 3 hours and 12 minutes". */
export function useCountdownText(): (at: Date, now: Date) => string {
  const { t } = useT("posts");
  return useCallback(
    (at, now) => {
      const { days, hours, minutes } = timeLeft(at, now);
      const units = [
        days > 0 && t("banner.day", { count: days }),
        hours > 0 && t("banner.hour", { count: hours }),
        days === 0 && minutes > 0 && t("banner.minute", { count: minutes }),
      ].filter((unit) => unit !== false);
      const [larger, smaller] = units;
      if (larger === undefined) return t("banner.due");
      return t("banner.in", { time: smaller === undefined ? larger : t("banner.both", { larger, smaller }) });
    },
    [t],
  );
}

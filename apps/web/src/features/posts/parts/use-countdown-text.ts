import { useT } from "~/i18n/use-t";
import { useCallback } from "react";

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

/** The time until `at` in whole days, hours and minutes. Never negative. */
export function timeLeft(at: Date, now: Date): { days: number; hours: number; minutes: number } {
  // Rounded up: "0 min" would mean that the time is over.
  const minutes = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 60_000));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

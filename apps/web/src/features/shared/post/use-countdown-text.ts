import { useT } from "next-i18next/client";
import { useCallback } from "react";
import { timeLeft } from "../time/time-left";

/** "Publishes in 3 h 12 min": how long until a post is sent, in the two largest units. */
export function useCountdownText(): (at: Date, now: Date) => string {
  const { t } = useT("posts");
  return useCallback(
    (at, now) => {
      const { days, hours, minutes } = timeLeft(at, now);
      if (days > 0) return t("banner.days", { days, hours });
      if (hours > 0) return t("banner.hours", { hours, minutes });
      return minutes > 0 ? t("banner.minutes", { minutes }) : t("banner.due");
    },
    [t],
  );
}

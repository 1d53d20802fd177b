import { useCallback } from "react";
import { useT } from "~/i18n/use-t";

const DAY_HOURS = 24;

/** Returns a function that says how long before its time a post is reminded of: "4 hours", "2 days". */
export function useReminderText(): (hours: number) => string {
  const { t } = useT("approvals");
  return useCallback(
    (hours) =>
      hours > DAY_HOURS && hours % DAY_HOURS === 0
        ? t("rules.reminder.days", { count: hours / DAY_HOURS })
        : t("rules.reminder.hours", { count: hours }),
    [t],
  );
}

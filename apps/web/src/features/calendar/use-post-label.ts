import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { INTL_LOCALE } from "@takt/domain/shared/format-day";
import { numberFormat } from "@takt/domain/shared/number-format";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../posts/parts/post-summary";
import { useLocale } from "../shared/use-locale";
import { useClock } from "../shared/time/use-clock";
import { zoneCity } from "~/features/shared/time/zone-city";

/** Returns a function that names a post on its day: `09:00, Scheduled: Hello`, with its time in a second zone if there is one, and what keeps it from going out. */
export function usePostLabel(secondZone: string | null = null): (post: CalendarPost) => string {
  const { t } = useT(["calendar", "posts"]);
  const clock = useClock();
  const { format } = numberFormat(INTL_LOCALE[useLocale()]);
  return ({ status, scheduledAt, isAtRisk, isUnapproved, author, impressions, excerpt: text }) => {
    const name = t(isAtRisk ? "chipAtRisk" : "chip", {
      time: secondZone
        ? t("zone.times", {
            time: clock.time(scheduledAt),
            second: clock.time(scheduledAt, secondZone),
            city: zoneCity(secondZone),
          })
        : clock.time(scheduledAt),
      status: isUnapproved
        ? `${t(`posts:status.${status}`)}, ${t("notApproved")}`
        : t(`posts:status.${status}`),
      excerpt: excerpt(text, 80) || t("posts:untitled"),
    });
    const seen =
      impressions === undefined
        ? null
        : t("posts:list.impressions", { count: impressions, shown: format(impressions) });
    return [name, seen, author?.name].filter(Boolean).join(", ");
  };
}

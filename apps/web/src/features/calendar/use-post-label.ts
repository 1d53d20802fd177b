import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { excerpt } from "../posts/parts/post-summary";
import { useClock } from "../shared/time/use-clock";

/** Returns a function that names a post on its day: `09:00, Scheduled: Hello`. */
export function usePostLabel(): (post: CalendarPost) => string {
  const { t } = useT(["calendar", "posts"]);
  const clock = useClock();
  return ({ status, scheduledAt, isAtRisk, excerpt: text }) =>
    t(isAtRisk ? "chipAtRisk" : "chip", {
      time: clock.time(scheduledAt),
      status: t(`posts:status.${status}`),
      excerpt: excerpt(text, 80) || t("posts:untitled"),
    });
}

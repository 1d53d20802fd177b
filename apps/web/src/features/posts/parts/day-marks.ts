import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { DayMark } from "@takt/ui/day-ruler";
import { shareOfDay } from "~/features/shared/time/wall-clock";

/** How the ruler of a day shows a post; null for one that has no time to be out at. */
export const MARK_TONES: Record<CalendarPost["status"], DayMark["tone"] | null> = {
  draft: null,
  scheduled: "planned",
  publishing: "planned",
  published: "out",
  unconfirmed: "unclear",
  failed: "failed",
  cancelled: null,
};

/** The marks of a day's posts, by the wall time of an IANA zone. */
export function dayMarks(posts: readonly CalendarPost[], zone: string): DayMark[] {
  return posts.flatMap(({ status, scheduledAt }) => {
    const tone = MARK_TONES[status];
    return tone ? [{ at: shareOfDay(scheduledAt, zone), tone }] : [];
  });
}

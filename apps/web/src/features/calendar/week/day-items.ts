import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { toMinuteOfDay } from "@takt/domain/slots/model/weekly-slot";
import { minutesIn } from "~/features/shared/time/wall-clock";

/** An item on a day of the week: a post, or a free slot by its wall time (YYYY-MM-DDTHH:mm). */
export type DayItem = { key: string; minute: number } & (
  | { kind: "post"; post: CalendarPost; isLow?: never }
  | { kind: "slot"; wall: string; isLow: true }
);

/** The posts and free slots of a day in the order of their times by the wall clock of a zone. */
export function dayItems(
  posts: readonly CalendarPost[],
  slots: readonly { wall: string }[],
  zone: string,
): DayItem[] {
  const items: DayItem[] = [
    ...posts.map((post) => ({
      kind: "post" as const,
      key: post.id,
      minute: minutesIn(post.scheduledAt, zone),
      post,
    })),
    ...slots.map(({ wall }) => ({
      kind: "slot" as const,
      key: wall,
      minute: toMinuteOfDay(wall.slice(11)),
      wall,
      isLow: true as const,
    })),
  ];
  return items.sort((a, b) => a.minute - b.minute);
}

import { dayIn } from "@takt/domain/shared/day-in";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "~/trpc/react";
import { mayChangeSoon } from "../posts/parts/status/may-change-soon";
import { now } from "../shared/time/now";
import { useMe } from "../shared/use-me";
import { byDay } from "./by-day";
import { daysRange, periodDays, type CalendarPeriod } from "./calendar-period";

const ACTIVE_REFETCH_MS = 2000;
const IDLE_REFETCH_MS = 30_000;

/**
 * The posts and free slots of a period, each by its day in the user's zone; `more`, the number of unlisted posts by day; and
 * `cancelled`, the days of its cancelled posts, which are listed only `withCancelled`. It polls often while a post may change soon.
 */
export function useCalendarPosts({ view, day }: CalendarPeriod, withCancelled: boolean) {
  const { zone, weekStart } = useMe();
  const range = useMemo(
    () => daysRange(periodDays({ view, day }, weekStart), zone),
    [view, day, weekStart, zone],
  );
  const query = trpc.posts.calendar.useQuery(range, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const at = now();
      return data?.posts.some((post) => mayChangeSoon({ ...post, dueAt: post.dueAt ?? post.scheduledAt }, at))
        ? ACTIVE_REFETCH_MS
        : IDLE_REFETCH_MS;
    },
  });
  const { data: free } = trpc.slots.free.useQuery(range, { placeholderData: keepPreviousData });
  const all = query.data?.posts;
  const posts = useMemo(() => {
    const listed = (all ?? []).filter(({ status }) => withCancelled || status !== "cancelled");
    return byDay(listed, ({ scheduledAt }) => dayIn(scheduledAt, zone));
  }, [all, withCancelled, zone]);
  const cancelled = useMemo(
    () =>
      (all ?? [])
        .filter(({ status }) => status === "cancelled")
        .map(({ scheduledAt }) => dayIn(scheduledAt, zone)),
    [all, zone],
  );
  const more = useMemo(
    () => new Map(query.data?.more.map(({ day: of, count }) => [of, count])),
    [query.data],
  );
  const slots = useMemo(() => byDay(free ?? [], ({ wall }) => wall.slice(0, 10)), [free]);
  return { range, posts, more, slots, cancelled, query };
}

export type CalendarContent = Pick<ReturnType<typeof useCalendarPosts>, "posts" | "more" | "slots">;

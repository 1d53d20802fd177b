import { dayIn } from "@takt/domain/shared/day-in";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "~/trpc/react";
import { toWhoseInput } from "../posts/parts/whose/whose";
import { mayChangeSoon } from "../posts/parts/status/may-change-soon";
import { now } from "../shared/time/now";
import { useMe } from "../shared/use-me";
import { byDay } from "./by-day";
import { daysRange, periodDays, type CalendarPeriod } from "./calendar-period";
import { splitHidden } from "./filter/post-groups";
import { usePostFilter } from "./filter/use-post-filter";

const ACTIVE_REFETCH_MS = 2000;
const IDLE_REFETCH_MS = 30_000;

/**
 * The posts and free slots of a period, each by its day in the user's zone; `more`, the number of unlisted posts by day; and
 * `hidden`, the days of the posts that the filter hides. `input` is that of the query of posts. It polls often while a post may change soon.
 */
export function useCalendarPosts({ view, day }: CalendarPeriod) {
  const { zone, weekStart } = useMe();
  const range = useMemo(
    () => daysRange(periodDays({ view, day }, weekStart), zone),
    [view, day, weekStart, zone],
  );
  const { hide, label, whose } = usePostFilter();
  const input = useMemo(() => ({ ...range, ...toWhoseInput(whose) }), [range, whose]);
  const query = trpc.posts.calendar.useQuery(input, {
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
  const { posts, hidden } = useMemo(() => {
    const split = splitHidden(all ?? [], { hide, label });
    const dayOf = ({ scheduledAt }: { scheduledAt: Date }) => dayIn(scheduledAt, zone);
    return {
      posts: byDay(split.shown, dayOf),
      hidden: split.hidden.map(dayOf),
    };
  }, [all, hide, label, zone]);
  const more = useMemo(
    () => new Map(query.data?.more.map(({ day: of, count }) => [of, count])),
    [query.data],
  );
  const slots = useMemo(() => byDay(free ?? [], ({ wall }) => wall.slice(0, 10)), [free]);
  return { input, posts, more, slots, hidden, query };
}

type CalendarPosts = ReturnType<typeof useCalendarPosts>;
export type CalendarContent = Pick<CalendarPosts, "posts" | "more" | "slots">;
export type HiddenContent = Pick<CalendarPosts, "hidden">;

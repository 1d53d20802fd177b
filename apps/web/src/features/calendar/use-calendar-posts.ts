import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../trpc/react";
import { mayChangeSoon } from "../posts/parts/status/may-change-soon";
import { monthWeeks, postsByDay, weeksRange, type Month, type WeekStart } from "./month";

const ACTIVE_REFETCH_MS = 2000;
const IDLE_REFETCH_MS = 30_000;

/** The weeks of a month with their posts, and `more`, the number of unlisted posts per day. It polls often while a post may change soon. */
export function useCalendarPosts(month: Month, zone: string, weekStart: WeekStart) {
  const weeks = useMemo(() => monthWeeks(month, weekStart), [month, weekStart]);
  const range = useMemo(() => weeksRange(weeks, zone), [weeks, zone]);
  const query = trpc.posts.calendar.useQuery(range, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const now = new Date();
      return data?.posts.some((post) => mayChangeSoon(post, now)) ? ACTIVE_REFETCH_MS : IDLE_REFETCH_MS;
    },
  });
  const days = useMemo(() => postsByDay(query.data?.posts ?? [], zone), [query.data, zone]);
  const more = useMemo(() => new Map(query.data?.more.map(({ day, count }) => [day, count])), [query.data]);
  return { weeks, days, more, query };
}

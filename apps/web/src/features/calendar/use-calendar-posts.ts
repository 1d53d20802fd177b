import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../trpc/react";
import { isMoving } from "../shared/post/status/is-moving";
import { monthWeeks, postsByDay, weeksRange, type Month, type WeekStart } from "./month";

/** The weeks of a month with their posts (`more`: how many of a day are not among them); asks every 2 seconds while one of them is on its way out. */
export function useCalendarPosts(month: Month, zone: string, weekStart: WeekStart) {
  const weeks = useMemo(() => monthWeeks(month, weekStart), [month, weekStart]);
  const range = useMemo(() => weeksRange(weeks, zone), [weeks, zone]);
  const query = trpc.posts.calendar.useQuery(range, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const now = new Date();
      return data?.posts.some((post) => isMoving(post, now)) ? 2000 : 30_000;
    },
  });
  const days = useMemo(() => postsByDay(query.data?.posts ?? [], zone), [query.data, zone]);
  const more = useMemo(() => new Map(query.data?.more.map(({ day, count }) => [day, count])), [query.data]);
  return { weeks, days, more, query };
}

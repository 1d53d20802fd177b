"use client";

import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { dayIn } from "@takt/domain/shared/day-in";
import { keepPreviousData } from "@tanstack/react-query";
import { useT } from "~/i18n/use-t";
import { createParser, useQueryState } from "nuqs";
import { useMemo, useState } from "react";
import { trpc } from "~/trpc/react";
import { PageHead } from "../shared/page-head";
import { mayChangeSoon } from "../posts/parts/status/may-change-soon";
import { now } from "../shared/time/now";
import { useNow } from "../shared/time/use-clock";
import { LoadError } from "../shared/load-error";
import { useMe } from "../shared/use-me";
import { Agenda } from "./agenda";
import { CalendarBar } from "./calendar-bar";
import { isMonth, toMonth, monthWeeks, postsByDay, weeksRange, type Month, type WeekStart } from "./month";
import { MonthGrid } from "./month-grid";
import { PostSheet } from "./post-sheet";

const ACTIVE_REFETCH_MS = 2000;
const IDLE_REFETCH_MS = 30_000;

const parseAsMonth = createParser({ parse: (text) => (isMonth(text) ? text : null), serialize: String });

/** The posts of a month in a grid, or in a list on phones. `startDay` is the day on which the server rendered the page. */
export function CalendarScreen({ startDay }: { startDay: string }) {
  const { t } = useT("calendar");
  const { zone, weekStart, shortcuts } = useMe();
  const at = useNow(60_000);
  const today = at ? dayIn(at, zone) : startDay;
  const [month, setMonth] = useMonth(toMonth(today));
  const { weeks, days, more, query } = useCalendarPosts(month, zone, weekStart);
  const [opened, setOpened] = useState<CalendarPost | null>(null);
  return (
    <div className="grid gap-4">
      <PageHead title={t("title")} />
      <CalendarBar
        month={month}
        thisMonth={toMonth(today)}
        zone={zone}
        onMonth={(next) => void setMonth(next)}
      />
      {query.isError && !query.data ? (
        <LoadError title={t("loadFailed")} text={t("loadFailedText")} query={query} />
      ) : (
        <div aria-busy={query.isPending}>
          <MonthGrid
            month={month}
            weeks={weeks}
            days={days}
            more={more}
            today={today}
            weekStart={weekStart}
            singleKeys={shortcuts}
            onOpen={setOpened}
            onMonth={(next) => void setMonth(next)}
          />
          <Agenda
            month={month}
            weeks={weeks}
            days={days}
            more={more}
            today={today}
            loading={query.isPending}
            onOpen={setOpened}
          />
        </div>
      )}
      <PostSheet post={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

/** The shown month, in the URL as ?month=2026-11, so that the back button returns to the previous month. */
function useMonth(current: string) {
  return useQueryState("month", parseAsMonth.withDefault(current).withOptions({ history: "push" }));
}

/** The weeks of a month with their posts, and `more`, the number of unlisted posts per day. It polls often while a post may change soon. */
function useCalendarPosts(month: Month, zone: string, weekStart: WeekStart) {
  const weeks = useMemo(() => monthWeeks(month, weekStart), [month, weekStart]);
  const range = useMemo(() => weeksRange(weeks, zone), [weeks, zone]);
  const query = trpc.posts.calendar.useQuery(range, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      const at = now();
      return data?.posts.some((post) => mayChangeSoon({ ...post, dueAt: post.dueAt ?? post.scheduledAt }, at))
        ? ACTIVE_REFETCH_MS
        : IDLE_REFETCH_MS;
    },
  });
  const days = useMemo(() => postsByDay(query.data?.posts ?? [], zone), [query.data, zone]);
  const more = useMemo(() => new Map(query.data?.more.map(({ day, count }) => [day, count])), [query.data]);
  return { weeks, days, more, query };
}

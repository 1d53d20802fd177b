"use client";

import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { dayIn } from "@takt/domain/shared/day-in";
import { ErrorState } from "@takt/ui/error-state";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { useNow } from "../shared/time/use-now";
import { useErrorText } from "../shared/use-error-text";
import { useMe } from "../shared/use-me";
import { Agenda } from "./agenda";
import { CalendarBar } from "./calendar-bar";
import { monthOf } from "./month";
import { MonthGrid } from "./month-grid";
import { PostSheet } from "./post-sheet";
import { useCalendarPosts } from "./use-calendar-posts";
import { useMonth } from "./use-month";

/** The posts of a month in a grid, or in a list on phones. `startDay` is the day on which the server rendered the page. */
export function CalendarScreen({ startDay }: { startDay: string }) {
  const { t } = useT(["calendar", "common"]);
  const { zone, weekStart, shortcuts } = useMe();
  const errorText = useErrorText();
  const now = useNow(60_000);
  const today = now ? dayIn(now, zone) : startDay;
  const [month, setMonth] = useMonth(monthOf(today));
  const { weeks, days, more, query } = useCalendarPosts(month, zone, weekStart);
  const [opened, setOpened] = useState<PostSummary | null>(null);
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl/8">{t("title")}</h1>
      <CalendarBar
        month={month}
        thisMonth={monthOf(today)}
        zone={zone}
        onMonth={(next) => void setMonth(next)}
      />
      {query.isError && !query.data ? (
        <ErrorState
          title={t("loadFailed")}
          description={`${t("loadFailedText")} ${errorText(query.error)}`}
          retryLabel={t("common:retry")}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
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

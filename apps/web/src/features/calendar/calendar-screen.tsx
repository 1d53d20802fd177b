"use client";

import type { CalendarPost, PostSummary } from "@takt/domain/posts/model/post-view";
import { dayIn } from "@takt/domain/shared/day-in";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { usePostActions } from "../posts/parts/actions/use-post-actions";
import { LoadError } from "../shared/load-error";
import { useNow } from "../shared/time/use-clock";
import { useLocaleRouter } from "../shared/use-locale-router";
import { useCan } from "../shared/use-can";
import { useMe } from "../shared/use-me";
import { isSingleKey } from "../shared/keys/is-single-key";
import { useScreenKeys } from "../shared/keys/use-screen-keys";
import { CalendarBar } from "./calendar-bar";
import { CalendarDays } from "./calendar-days";
import { stepPeriod, type CalendarPeriod } from "./calendar-period";
import { useMove, type MoveTo } from "./parts/move/use-move";
import { useReschedule } from "./parts/move/use-reschedule";
import { useWriteIdea } from "./parts/move/use-write-idea";
import { PostSheet } from "./post-sheet";
import { CalendarTray, TrayPullUp } from "./tray/calendar-tray";
import { useCalendarPeriod } from "./use-calendar-period";
import { type CalendarContent, useCalendarPosts } from "./use-calendar-posts";

/** Those who do not write here plan for no slot. */
const NO_SLOTS: CalendarContent["slots"] = new Map();

/** The posts and free slots of a week, a month or a list of days. `startDay` is the day on which the server rendered the page. */
export function CalendarScreen({ startDay }: { startDay: string }) {
  const { t } = useT("calendar");
  const { zone } = useMe();
  const router = useLocaleRouter();
  const now = useNow(60_000);
  const today = now ? dayIn(now, zone) : startDay;
  const [period, setPeriod] = useCalendarPeriod(today);
  const { input, query, ...content } = useCalendarPosts(period);
  const [opened, setOpened] = useState<CalendarPost | null>(null);
  const { moveTo, dialog } = useMove(input);
  const ideas = useWriteIdea();
  const place: MoveTo = (item, wall, onRefused) =>
    item.kind === "idea" ? ideas.write(item.topic, wall) : moveTo(item, wall, onRefused);
  const { run, dialogs } = usePostActions();
  const tray = { ideas, onSchedule: (draft: PostSummary) => run("schedule", draft) };
  const reschedule = useReschedule({ run });
  const canWrite = useCan()("drafts.write");
  useScreenKeys((event) => {
    const show = isSingleKey(event) && toKeys({ period, setPeriod, today })[event.key.toLowerCase()];
    if (show) show();
    return Boolean(show);
  });
  return (
    <div className="grid gap-4">
      <CalendarBar period={period} today={today} onPeriod={setPeriod} />
      {query.isError && !query.data ? (
        <LoadError title={t("loadFailed")} text={t("loadFailedText")} query={query} />
      ) : (
        // Beside each other only where both have room, also with larger text.
        <div className="@container -mt-4 min-w-0" aria-busy={query.isPending}>
          <div className="@min-[60rem]:grid @min-[60rem]:grid-cols-[minmax(0,1fr)_17.5rem] @min-[60rem]:gap-5">
            <CalendarDays
              {...content}
              slots={canWrite ? content.slots : NO_SLOTS}
              period={period}
              today={today}
              now={now}
              loading={query.isPending}
              onPeriod={setPeriod}
              onOpen={setOpened}
              // Nothing can be scheduled into the past.
              onNew={(wall) =>
                canWrite && wall.slice(0, 10) >= today && router.push(`/app/content/create?day=${wall}`)
              }
              onReschedule={reschedule}
              moveTo={place}
              ideas={ideas}
            />
            <CalendarTray {...tray} />
            <TrayPullUp {...tray} />
          </div>
        </div>
      )}
      <PostSheet post={opened} onClose={() => setOpened(null)} />
      {dialog}
      {dialogs}
    </div>
  );
}

type Page = { period: CalendarPeriod; setPeriod: (period: CalendarPeriod) => void; today: string };

/** The single keys of the calendar: today, its views, and the time before and after. */
function toKeys({ period, setPeriod, today }: Page): Record<string, (() => void) | undefined> {
  const show = (changed: Partial<CalendarPeriod>) => () => setPeriod({ ...period, ...changed });
  return {
    t: show({ day: today }),
    w: show({ view: "week" }),
    m: show({ view: "month" }),
    l: show({ view: "list" }),
    "[": () => setPeriod(stepPeriod(period, -1)),
    "]": () => setPeriod(stepPeriod(period, 1)),
  };
}

"use client";

import { usePostActions } from "../posts/parts/actions/use-post-actions";
import { PageHead } from "../shared/page-head";
import { dayIn } from "@takt/domain/shared/day-in";
import { useNow } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { AtAGlance } from "./at-a-glance";
import { Checklist } from "./checklist";
import { ComingWeek } from "./week/coming-week";
import { longDay } from "../shared/time/day-names";
import { JustOut } from "./just-out";
import { LazyConnection, LazyIdeasAndActivity } from "./lazy-sections";
import { NeedsYou } from "./needs/needs-you";
import { WaitingApprovals } from "./needs/waiting-approvals";
import { NextPost } from "./next/next-post";
import { QuickActions } from "./quick-actions";
import { BestPost } from "./rail/best-post";
import { LastWeek } from "./rail/last-week";
import { Sentence } from "./sentence";

/**
 * Today: what needs the user, what is next, what is open, and how it went. Each section loads its own data. `startAt` is when
 * the server rendered the page.
 */
export function TodayScreen({ startAt }: { startAt: Date }) {
  const now = useNow(30_000) ?? startAt;
  const { zone } = useMe();
  const locale = useLocale();
  const actions = usePostActions();
  return (
    <div className="grid gap-0">
      <PageHead title={longDay(dayIn(now, zone), locale)} isHeading={false} />
      <div className="-mx-4 grid sm:-mx-5 xl:grid-cols-[minmax(0,1fr)_18rem] 2xl:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="@container/main grid min-w-0 content-start gap-7 px-4 py-5 sm:px-6 sm:py-7 2xl:px-8">
          <Sentence now={now} />
          <Checklist />
          <WaitingApprovals />
          <NeedsYou actions={actions} />
          <NextPost actions={actions} />
          <ComingWeek now={now} />
          <LazyIdeasAndActivity />
        </div>
        <div className="grid min-w-0 content-start gap-7 border-border bg-sunk px-4 py-5 max-xl:border-t sm:px-6 sm:py-7 xl:rounded-e-xl xl:border-s xl:px-5">
          <LastWeek />
          <JustOut now={now} />
          <BestPost />
          <AtAGlance />
          <QuickActions />
          <LazyConnection />
        </div>
      </div>
      {actions.dialogs}
    </div>
  );
}

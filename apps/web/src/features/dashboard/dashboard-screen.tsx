"use client";

import { ConnectionCard } from "../connections/parts/connection-card";
import { ActivityCard } from "./activity/activity-card";
import { Checklist } from "./checklist";
import { Counts } from "./counts";
import { NextPostCard } from "./next-post-card";
import { WeekStrip } from "./week-strip";
import { Welcome } from "./welcome";

/** The dashboard: counts, the next post, the week, the LinkedIn connection and the latest activities. Each card loads its own data. */
export function DashboardScreen() {
  return (
    <div className="@container grid gap-5">
      <Welcome />
      <Checklist />
      <Counts />
      <div className="grid gap-5 @min-[45rem]:grid-cols-5">
        <NextPostCard className="@min-[45rem]:col-span-3" />
        <WeekStrip className="@min-[45rem]:col-span-2" />
        <ConnectionCard className="self-start @min-[45rem]:col-span-2" />
        <ActivityCard className="self-start @min-[45rem]:col-span-3" />
      </div>
    </div>
  );
}

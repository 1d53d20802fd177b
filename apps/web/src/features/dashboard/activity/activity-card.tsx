import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { QueryCard } from "~/features/shared/query-card";
import { useNow } from "~/features/shared/time/use-clock";
import { refreshInterval } from "../refresh-interval";
import { ActivityItem } from "./activity-item";

/** The latest activities, newest first. */
export function ActivityCard({ className }: { className?: string }) {
  const { t } = useT("dashboard");
  const query = trpc.activity.list.useQuery({}, { refetchInterval: refreshInterval });
  const now = useNow(30_000);
  return (
    <QueryCard
      title={t("activity.title")}
      query={query}
      failed={t("activity.failed")}
      skeleton={
        <span className="grid gap-2.5">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </span>
      }
      className={className}
    >
      {(list) =>
        list.length === 0 ? (
          <p className="text-pretty text-muted-fg">{t("activity.none")}</p>
        ) : (
          <ul className="divide-y divide-border">
            {list.map((activity) => (
              <ActivityItem
                key={`${activity.kind}-${activity.at.getTime()}-${activity.post?.id ?? ""}`}
                {...{ activity, now }}
              />
            ))}
          </ul>
        )
      }
    </QueryCard>
  );
}

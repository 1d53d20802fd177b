import { Button } from "@takt/ui/button";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { QueryCard } from "~/features/shared/query-card";
import { useNow } from "~/features/shared/time/use-clock";
import { refreshInterval } from "../refresh-interval";
import { ActivityItem } from "./activity-item";

/** Activities that are shown before all are asked for. */
const FOLDED = 5;

/** The latest activities, newest first. */
export function ActivityCard() {
  const { t } = useT("today");
  const query = trpc.activity.list.useQuery({}, { refetchInterval: refreshInterval });
  const now = useNow(30_000);
  const [isFolded, setFolded] = useState(true);
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
      shape="section"
    >
      {(list) =>
        list.length === 0 ? (
          <p className="text-pretty text-muted-fg">{t("activity.none")}</p>
        ) : (
          <div className="grid justify-items-start gap-2">
            <ul className="w-full divide-y divide-border">
              {list.slice(0, isFolded ? FOLDED : undefined).map((activity) => (
                <ActivityItem
                  key={`${activity.kind}-${activity.at.getTime()}-${activity.post?.id ?? ""}`}
                  {...{ activity, now }}
                />
              ))}
            </ul>
            {isFolded && list.length > FOLDED && (
              <Button
                size="sm"
                variant="ghost"
                className="-ms-2.5 text-muted-fg"
                onClick={() => setFolded(false)}
              >
                {t("activity.more")}
              </Button>
            )}
          </div>
        )
      }
    </QueryCard>
  );
}

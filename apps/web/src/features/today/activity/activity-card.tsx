import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useNow } from "~/features/shared/time/use-clock";
import { refreshInterval } from "../refresh-interval";
import { ActivityItem } from "./activity-item";
import { ActivitySection } from "./activity-section";

/** Activities that are shown before all are asked for. */
const FOLDED = 5;

/** The latest activities, newest first. */
export function ActivityCard() {
  const { t } = useT("today");
  const query = trpc.activity.list.useQuery({}, { refetchInterval: refreshInterval });
  const now = useNow(30_000);
  const [isFolded, setFolded] = useState(true);
  const texts = { title: t("activity.title"), failed: t("activity.failed"), none: t("activity.none") };
  return (
    <ActivitySection query={query} texts={texts}>
      {(list) => (
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
      )}
    </ActivitySection>
  );
}

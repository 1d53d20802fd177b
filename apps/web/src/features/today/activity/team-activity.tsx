import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useNow } from "~/features/shared/time/use-clock";
import { refreshInterval } from "../refresh-interval";
import { ActivitySection } from "./activity-section";
import { TeamActivityItem } from "./team-activity-item";

/** Recent acts of a team's members, newest first. */
export function TeamActivity() {
  const { t } = useT("today");
  const query = trpc.activity.team.useQuery(undefined, { refetchInterval: refreshInterval });
  const now = useNow(30_000);
  const texts = { title: t("team.title"), failed: t("team.failed"), none: t("team.none") };
  return (
    <ActivitySection query={query} texts={texts}>
      {(list) => (
        <ul className="w-full divide-y divide-border">
          {list.map((activity) => (
            <TeamActivityItem
              key={`${activity.kind}-${activity.at.getTime()}-${activity.post?.id ?? ""}`}
              {...{ activity, now }}
            />
          ))}
        </ul>
      )}
    </ActivitySection>
  );
}

import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useCountdownText } from "../parts/use-countdown-text";
import { useClock } from "../../shared/time/use-clock";
import { useNow } from "../../shared/time/use-now";
import { useMe } from "../../shared/use-me";

/** "Publishes in 3 h 12 min", with the exact time in the zone of the schedule. */
export function Countdown({ post }: { post: PostView }) {
  const { t } = useT("posts");
  const clock = useClock();
  const me = useMe();
  const countdown = useCountdownText();
  const now = useNow(5_000);
  const { dueAt, scheduledAt } = post;
  if (!dueAt || !scheduledAt) return null;
  const zone = post.scheduledZone ?? me.zone;
  return (
    <div className="grid">
      <p className="min-h-5 font-medium tabular-nums" data-testid="countdown">
        {now && countdown(dueAt, now)}
      </p>
      <p className="text-[13px] text-muted-fg">
        {t("banner.at", { when: clock.dateTime(scheduledAt, zone), zone })}
      </p>
    </div>
  );
}

import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { createLazyPart } from "@takt/ui/lazy-part";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useClock, useNow } from "~/features/shared/time/use-clock";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import { useMe } from "~/features/shared/use-me";
import { lacksApproval } from "../approval/lacks-approval";
import { DeletePostDialog } from "../parts/actions/delete-post-dialog";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { toSummary } from "../parts/post-summary";
import { RehearsalNote } from "../parts/rehearsal-note";
import { StatusIcon } from "../parts/status/status-badge";
import { DeferredNote, HeldBackNote, SHOWN_AS_HELD_BACK } from "../parts/status/status-notes";
import { useCountdownText } from "../parts/use-countdown-text";

const reminder = createLazyPart(() => import("../reply-reminder/planned-reminder"));

type Props = {
  post: PostView;
  mutations: PostMutations;
  onChanged: (post: PostView) => void;
  onChangeTime: () => void;
};

/** The time of a scheduled post, with its actions. */
export function ScheduledBanner({ post, mutations, onChanged, onChangeTime }: Props) {
  const { t } = useT("posts");
  const router = useLocaleRouter();
  const [deleting, setDeleting] = useState(false);
  const runMutation = async (mutation: Promise<PostView | null>) => {
    const changed = await mutation;
    if (changed) onChanged(changed);
  };
  const closeDeletion = (isDeleted: unknown) => {
    if (isDeleted === true) router.push("/app/content/calendar");
    setDeleting(false);
  };
  return (
    <section className="grid gap-2 rounded-xl border border-border bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-52 flex-1 items-start gap-2.5">
          <StatusIcon status="scheduled" className="mt-0.5 size-4 text-secondary-text" />
          <Countdown post={post} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onChangeTime}>
            {t("actions.reschedule")}
          </Button>
          <Button size="sm" onClick={() => void runMutation(mutations.unschedule(post))}>
            {t("actions.unschedule")}
          </Button>
          <Button size="sm" onClick={() => void runMutation(mutations.cancel(post))}>
            {t("actions.cancel")}
          </Button>
          <Button size="sm" variant="ghost" className="text-danger-text" onClick={() => setDeleting(true)}>
            {t("actions.delete")}
          </Button>
        </div>
      </div>
      {post.heldBack ? <HeldBackNote author={post.author} /> : <DeferredNote post={post} />}
      <LazyReminder postId={post.id} />
      <RehearsalNote post={post} time="planned" except={SHOWN_AS_HELD_BACK} />
      {deleting && <DeletePostDialog post={toSummary(post)} mutations={mutations} onClose={closeDeletion} />}
    </section>
  );
}

/** "Publishes in 3 h 12 min", or that it is held, with the exact time in the zone of the schedule. */
function Countdown({ post }: { post: PostView }) {
  const { t } = useT(["posts", "approvals"]);
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
        {lacksApproval(post) ? t("approvals:post.banner") : now && countdown(dueAt, now)}
      </p>
      <p className="text-caption text-muted-fg">
        {t("banner.at", { when: clock.dateTime(scheduledAt, zone), zone })}
      </p>
    </div>
  );
}

/** The reminder to reply, on a line that it has before its script is there. */
function LazyReminder({ postId }: { postId: string }) {
  const part = reminder.usePart(false);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 pointer-coarse:min-h-11">
      {part && <part.PlannedReminder postId={postId} />}
    </div>
  );
}

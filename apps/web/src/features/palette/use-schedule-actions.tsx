import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useState, type ReactNode } from "react";
import { LazyScheduleDialog } from "~/features/posts/parts/lazy-schedule-dialog";
import { usePostMutations, type ChosenSlot } from "~/features/posts/parts/actions/use-post-mutations";
import { toSummary } from "~/features/posts/parts/post-summary";
import { useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

export type ScheduleActions = {
  /** Schedules a post; where its text is to be reviewed first, the dialog asks for it. */
  schedule: (postId: string, slot: ChosenSlot) => void;
  /** Schedules a draft for the next free slot, which is `slot` as far as is known. */
  addToQueue: (postId: string, slot: ChosenSlot | null) => void;
  /** Asks when a post goes out, beginning with a time. */
  ask: (postId: string, slot: ChosenSlot | null) => void;
};

type Asked = { post: PostSummary; slot: ChosenSlot | null };
type Input = { postId: string; slot: ChosenSlot | null };

/** Schedules posts that the palette names, as they are by now. Render `dialog` once. */
export function useScheduleActions(): { actions: ScheduleActions; dialog: ReactNode } {
  const { t } = useT("posts");
  const mutations = usePostMutations();
  const { posts } = trpc.useUtils();
  const [asked, setAsked] = useState<Asked | null>(null);
  const keyOf = ({ postId }: Input) => postId;
  const fetchPost = async (id: string) => toSummary(await posts.get.fetch({ id }, { staleTime: 0 }));

  const schedule = useAction(
    async ({ postId, slot }: Input) => {
      const post = await fetchPost(postId);
      if (post.reviewNeeded || !slot) setAsked({ post, slot });
      else await mutations.schedule(post, slot);
    },
    { keyOf, failed: () => t("failedTo.schedule") },
  );
  const queue = useAction(
    async ({ postId, slot }: Input) => {
      const post = await fetchPost(postId);
      if (post.reviewNeeded) setAsked({ post, slot });
      else await mutations.addToQueue(post);
    },
    { keyOf, failed: () => t("failedTo.addToQueue") },
  );
  const ask = useAction(
    async ({ postId, slot }: Input) => setAsked({ post: await fetchPost(postId), slot }),
    { keyOf, failed: () => t("failedTo.load") },
  );
  return {
    actions: {
      schedule: (postId, slot) => void schedule.run({ postId, slot }),
      addToQueue: (postId, slot) => void queue.run({ postId, slot }),
      ask: (postId, slot) => void ask.run({ postId, slot }),
    },
    dialog: asked && (
      <LazyScheduleDialog
        post={withTime(asked)}
        hasFirstComment={asked.post.hasFirstComment}
        day={asked.slot?.wall}
        onSchedule={(...chosen) => mutations.schedule(asked.post, ...chosen)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

/** The dialog begins with the time of a scheduled post: here with the one that was asked for. */
function withTime({ post, slot }: Asked): PostSummary {
  return slot ? { ...post, scheduledWall: slot.wall, scheduledZone: slot.zone } : post;
}

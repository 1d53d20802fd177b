import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useClock } from "~/features/shared/time/use-clock";
import { usePostAction } from "~/features/posts/actions/use-post-action";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";

type Ref = { id: string; version: number };
export type ChosenSlot = { wall: string; zone: string; pick?: "earlier" | "later" };
const refOf = ({ id, version }: Ref): Ref => ({ id, version });

/** The mutations of a post, each with its toast. They return the post, or null when they fail. */
export function usePostMutations() {
  const schedule = useSchedulePost();
  const { restore, remove, publishNow, unschedule, cancel, affirm, deny } = usePostActions();
  return {
    restore: (id: string): Promise<PostView | null> => restore.run({ id }),
    schedule: schedule.run,
    publishNow: (ref: Ref, reviewed = false): Promise<PostView | null> =>
      publishNow.run({ ...refOf(ref), ...(reviewed && { reviewed }) }),
    unschedule: (ref: Ref): Promise<PostView | null> => unschedule.run(refOf(ref)),
    cancel: (ref: Ref): Promise<PostView | null> => cancel.run(refOf(ref)),
    /** Returns whether the post is deleted. */
    delete: async (ref: Ref): Promise<boolean> => (await remove.run(refOf(ref))) !== null,
    /** Saves the answer to "Is it on LinkedIn?". */
    async answer(post: PostSummary, onLinkedIn: boolean): Promise<PostView | null> {
      const { attemptId } = post;
      if (!attemptId) return null;
      return (onLinkedIn ? affirm : deny).run({ ref: refOf(post), attemptId });
    },
    isPending: [schedule, restore, remove, publishNow, unschedule, cancel, affirm, deny].some(
      ({ isRunning }) => isRunning,
    ),
  };
}

export type PostMutations = ReturnType<typeof usePostMutations>;

function useSchedulePost() {
  const { t } = useT("posts");
  const { toast } = useToast();
  const clock = useClock();
  const refresh = useRefreshPosts();
  const { mutateAsync, isPending } = trpc.posts.schedule.useMutation();
  return {
    isRunning: isPending,
    /** Throws on failure: its dialog stays open and shows the error. */
    async run(ref: Ref, slot: ChosenSlot, reviewed = false): Promise<PostView> {
      const post = await mutateAsync({ ref: refOf(ref), slot, ...(reviewed && { reviewed }) });
      const zone = post.scheduledZone ?? slot.zone;
      const when = `${clock.dateTime(post.scheduledAt!, zone)} (${zone})`;
      refresh(post);
      toast({ title: t("done.scheduled", { when }) });
      return post;
    },
  };
}

function usePostActions() {
  const { t } = useT("posts");
  const call = trpc.posts;
  const restore = usePostAction(call.restore.useMutation().mutateAsync, {
    done: () => ({ title: t("done.restored") }),
    failed: () => t("failedTo.restore"),
  });
  const { mutateAsync: deletePost } = call.delete.useMutation();
  return {
    restore,
    remove: usePostAction((ref: Ref) => deletePost(ref).then(() => "deleted" as const), {
      done: (_, { id }) => ({
        title: t("done.deleted"),
        description: t("done.deletedText"),
        action: {
          label: t("done.undo"),
          altText: t("done.undoAlt"),
          onAction: () => void restore.run({ id }),
        },
      }),
      failed: () => t("failedTo.delete"),
    }),
    publishNow: usePostAction(call.publishNow.useMutation().mutateAsync, {
      done: () => ({ title: t("done.publishing"), description: t("done.publishingText") }),
      failed: () => t("failedTo.publish"),
    }),
    unschedule: usePostAction(call.unschedule.useMutation().mutateAsync, {
      done: () => ({ title: t("done.unscheduled") }),
      failed: () => t("failedTo.unschedule"),
    }),
    cancel: usePostAction(call.cancel.useMutation().mutateAsync, {
      done: () => ({ title: t("done.cancelled"), description: t("done.cancelledText") }),
      failed: () => t("failedTo.cancel"),
    }),
    affirm: usePostAction(call.affirm.useMutation().mutateAsync, {
      done: () => ({ title: t("done.affirmed") }),
      failed: () => t("failedTo.answer"),
    }),
    deny: usePostAction(call.deny.useMutation().mutateAsync, {
      done: () => ({ title: t("done.denied"), description: t("done.deniedText") }),
      failed: () => t("failedTo.answer"),
    }),
  };
}

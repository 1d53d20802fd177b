import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { useToast, type ToastMessage } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import type { ActionOptions } from "~/features/shared/actions/run-action";
import { useAction, type Action } from "~/features/shared/actions/use-action";
import { trpc } from "~/trpc/react";
import { useClock } from "~/features/shared/time/use-clock";
import { useMe } from "~/features/shared/use-me";
import { lacksApproval } from "~/features/posts/approval/lacks-approval";
import { useHeldText } from "~/features/posts/approval/use-held-text";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useCopyPost } from "./use-copy-post";

type Ref = { id: string; version: number };
export type ChosenSlot = { wall: string; zone: string; pick?: "earlier" | "later" };
/** A post, and as far as it is known how it was planned. */
export type Planned = Ref & Partial<Pick<PostSummary, "status" | "scheduledWall" | "scheduledZone">>;
const toRef = ({ id, version }: Ref): Ref => ({ id, version });

/** The mutations of a post, each with its toast. They return the post, or null when they fail. */
export function usePostMutations() {
  const schedule = useSchedulePost();
  const { restore, remove, addToQueue, publishNow, unschedule, cancel, affirm, deny } = useCalls();
  const { duplicate, followUp } = useCopyPost();
  return {
    restore: (id: string): Promise<PostView | null> => restore.run({ id }),
    schedule: schedule.run,
    /** Opens a copy of a post in the editor. */
    duplicate: (id: string) => duplicate.run(id),
    /** Opens the draft of a follow-up to a published post in the editor. */
    followUp: (id: string) => followUp.run(id),
    /** Schedules a draft into the next free slot. */
    addToQueue: (ref: Ref, reviewed = false, approve = false): Promise<PostView | null> =>
      addToQueue.run({ ref: toRef(ref), ...(reviewed && { reviewed }), ...(approve && { approve }) }),
    publishNow: (ref: Ref, reviewed = false, approve = false): Promise<PostView | null> =>
      publishNow.run({ ...toRef(ref), ...(reviewed && { reviewed }), ...(approve && { approve }) }),
    /** Its toast has an Undo where `post` says when it was scheduled for, as have those of `cancel` and `schedule`. */
    unschedule: (post: Planned): Promise<PostView | null> => unschedule.run(post),
    cancel: (post: Planned): Promise<PostView | null> => cancel.run(post),
    /** Returns whether the post is deleted. */
    delete: async (ref: Ref): Promise<boolean> => (await remove.run(toRef(ref))) !== null,
    /** Saves the answer to "Is it on LinkedIn?". */
    async answer(post: PostSummary, onLinkedIn: boolean): Promise<PostView | null> {
      const { attemptId } = post;
      if (!attemptId) return null;
      return (onLinkedIn ? affirm : deny).run({ ref: toRef(post), attemptId });
    },
    isPending: [
      schedule,
      restore,
      remove,
      addToQueue,
      publishNow,
      unschedule,
      cancel,
      affirm,
      deny,
      duplicate,
      followUp,
    ].some(({ isRunning }) => isRunning),
  };
}

export type PostMutations = ReturnType<typeof usePostMutations>;

/** A dialog that asks before a mutation. It runs it, and closes with its result when that has ended. */
export type PostDialogProps = {
  post: PostSummary;
  mutations: PostMutations;
  onClose: (result?: unknown) => void;
};

/** Formats when a post was scheduled for, in the zone of its time. */
function useScheduledWhen(): (post: PostView, zone: string) => string {
  const { dateTime } = useClock();
  return ({ scheduledAt, scheduledZone }, fallback) => {
    const zone = scheduledZone ?? fallback;
    return `${dateTime(scheduledAt!, zone)} (${zone})`;
  };
}

function useSchedulePost() {
  const { t } = useT("posts");
  const { toast } = useToast();
  const formatWhen = useScheduledWhen();
  const refresh = useRefreshPosts();
  const undo = useUndo();
  const heldText = useHeldText();
  const { mutateAsync, isPending } = trpc.posts.schedule.useMutation();
  return {
    isRunning: isPending,
    /** Throws on failure: its dialog stays open and shows the error. */
    async run(before: Planned, slot: ChosenSlot, reviewed = false, approve = false): Promise<PostView> {
      const confirmed = { ...(reviewed && { reviewed }), ...(approve && { approve }) };
      const post = await mutateAsync({ ref: toRef(before), slot, ...confirmed });
      refresh(post);
      const title = t("done.scheduled", { when: formatWhen(post, slot.zone) });
      toast({ title, ...heldText(post), ...undo(before, post) });
      return post;
    },
  };
}

/**
 * Returns a function that makes a toast's Undo of what was planned: the post goes back to its time, or to the drafts. None
 * where that is not known, or was another state.
 */
function useUndo(): (before: Planned, after: PostView) => Pick<ToastMessage, "action"> {
  const { t } = useT("posts");
  const formatWhen = useScheduledWhen();
  const schedule = usePostMutation(trpc.posts.schedule.useMutation().mutateAsync, {
    done: (post, { slot }) => ({ title: t("done.scheduled", { when: formatWhen(post, slot.zone) }) }),
    failed: () => t("failedTo.schedule"),
  });
  const unschedule = usePostMutation(trpc.posts.unschedule.useMutation().mutateAsync, {
    done: () => ({ title: t("done.unscheduled") }),
    failed: () => t("failedTo.unschedule"),
  });
  return ({ status, scheduledWall: wall, scheduledZone: zone }, after) => {
    const ref = toRef(after);
    const back =
      status === "scheduled" && wall && zone
        ? { altText: t("done.undoScheduledAlt"), run: () => schedule.run({ ref, slot: { wall, zone } }) }
        : status === "draft" && after.status === "scheduled"
          ? { altText: t("done.undoQueuedAlt"), run: () => unschedule.run(ref) }
          : null;
    if (!back) return {};
    return { action: { label: t("done.undo"), altText: back.altText, onAction: back.run, isUndo: true } };
  };
}

function useCalls() {
  const { t } = useT(["posts", "approvals"]);
  const heldText = useHeldText();
  const { zone } = useMe();
  const formatWhen = useScheduledWhen();
  const call = trpc.posts;
  const restore = usePostMutation(call.restore.useMutation().mutateAsync, {
    done: () => ({ title: t("done.restored") }),
    failed: () => t("failedTo.restore"),
  });
  const undo = useUndo();
  const { mutateAsync: unschedulePost } = call.unschedule.useMutation();
  const { mutateAsync: cancelPost } = call.cancel.useMutation();
  const unschedule = usePostMutation((post: Planned) => unschedulePost(toRef(post)), {
    done: (after, before) => ({ title: t("done.unscheduled"), ...undo(before, after) }),
    failed: () => t("failedTo.unschedule"),
  });
  const { mutateAsync: deletePost } = call.delete.useMutation();
  return {
    restore,
    remove: usePostMutation((ref: Ref) => deletePost(ref).then(() => "deleted" as const), {
      done: (_, { id }) => ({
        title: t("done.deleted"),
        description: t("done.deletedText"),
        action: {
          label: t("done.undo"),
          altText: t("done.undoAlt"),
          onAction: () => restore.run({ id }),
          isUndo: true,
        },
      }),
      failed: () => t("failedTo.delete"),
    }),
    publishNow: usePostMutation(call.publishNow.useMutation().mutateAsync, {
      done: (post) =>
        lacksApproval(post)
          ? { title: t("approvals:post.done.waiting"), description: t("approvals:post.done.waitingText") }
          : { title: t("done.publishing"), description: t("done.publishingText") },
      failed: () => t("failedTo.publish"),
    }),
    unschedule,
    addToQueue: usePostMutation(trpc.slots.addToQueue.useMutation().mutateAsync, {
      done: (post) => ({
        title: t("done.queued", { when: formatWhen(post, zone) }),
        ...heldText(post),
        // Only drafts are queued.
        ...undo({ ...toRef(post), status: "draft" }, post),
      }),
      failed: () => t("failedTo.addToQueue"),
    }),
    cancel: usePostMutation((post: Planned) => cancelPost(toRef(post)), {
      done: (after, before) => ({
        title: t("done.cancelled"),
        description: t("done.cancelledText"),
        ...undo(before, after),
      }),
      failed: () => t("failedTo.cancel"),
    }),
    affirm: usePostMutation(call.affirm.useMutation().mutateAsync, {
      done: () => ({ title: t("done.affirmed") }),
      failed: () => t("failedTo.answer"),
    }),
    deny: usePostMutation(call.deny.useMutation().mutateAsync, {
      done: () => ({ title: t("done.denied"), description: t("done.deniedText") }),
      failed: () => t("failedTo.answer"),
    }),
  };
}

type Input = { id: string } | { ref: { id: string } };

/**
 * A mutation of a post as an action, one at a time for each post: the post, lists and counts are shown as they are
 * afterwards. A refused one fetches its post again, because the shown one is out of date.
 */
export function usePostMutation<In extends Input, Result extends PostView | "deleted">(
  mutate: (input: In) => Promise<Result>,
  messages: Pick<ActionOptions<In, Result>, "done" | "failed">,
): Action<In, Result> {
  const refresh = useRefreshPosts();
  const { posts } = trpc.useUtils();
  const invalidate = (input: In) => void posts.get.invalidate({ id: idOf(input) });
  return useAction<In, Result>(mutate, {
    ...messages,
    keyOf: idOf,
    refresh: ({ result }) => refresh(result === null || result === "deleted" ? undefined : result),
    // The cache of a deleted post is out of date.
    onDone: (result, input) => result === "deleted" && invalidate(input),
    onFailed: ({ code }, input) => code !== null && invalidate(input),
  });
}

const idOf = (input: Input): string => ("ref" in input ? input.ref.id : input.id);

import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { trpc } from "../../../../trpc/react";
import { useClock } from "../../../shared/time/use-clock";
import { usePostOutcome } from "../../actions/use-post-outcome";

type Ref = { id: string; version: number };
export type ChosenSlot = { wall: string; zone: string; pick?: "earlier" | "later" };
const refOf = ({ id, version }: Ref): Ref => ({ id, version });

/** The mutations of a post, each with its toast. They return the post, or null when they fail. */
export function usePostMutations() {
  const { t } = useT("posts");
  const clock = useClock();
  const call = usePostCalls();
  const { succeeded, removed, orFailed } = usePostOutcome();

  const restore = (id: string): Promise<PostView | null> =>
    orFailed(id, t("failedTo.restore"), async () =>
      succeeded(await call.restore.mutateAsync({ id }), { title: t("done.restored") }),
    );

  return {
    restore,
    /** Throws on failure: its dialog stays open and shows the error. */
    async schedule(ref: Ref, slot: ChosenSlot, reviewed = false): Promise<PostView> {
      const post = await call.schedule.mutateAsync({ ref: refOf(ref), slot, ...(reviewed && { reviewed }) });
      const zone = post.scheduledZone ?? slot.zone;
      const when = `${clock.dateTime(post.scheduledAt!, zone)} (${zone})`;
      return succeeded(post, { title: t("done.scheduled", { when }) });
    },
    publishNow: (ref: Ref, reviewed = false): Promise<PostView | null> =>
      orFailed(ref.id, t("failedTo.publish"), async () => {
        const post = await call.publishNow.mutateAsync({ ...refOf(ref), ...(reviewed && { reviewed }) });
        return succeeded(post, { title: t("done.publishing"), description: t("done.publishingText") });
      }),
    unschedule: (ref: Ref): Promise<PostView | null> =>
      orFailed(ref.id, t("failedTo.unschedule"), async () =>
        succeeded(await call.unschedule.mutateAsync(refOf(ref)), { title: t("done.unscheduled") }),
      ),
    cancel: (ref: Ref): Promise<PostView | null> =>
      orFailed(ref.id, t("failedTo.cancel"), async () => {
        const post = await call.cancel.mutateAsync(refOf(ref));
        return succeeded(post, { title: t("done.cancelled"), description: t("done.cancelledText") });
      }),
    /** Returns whether the post is deleted. */
    async delete(ref: Ref): Promise<boolean> {
      const onAction = () => void restore(ref.id);
      const action = { label: t("done.undo"), altText: t("done.undoAlt"), onAction };
      const deleted = await orFailed(ref.id, t("failedTo.delete"), async () => {
        await call.delete.mutateAsync(refOf(ref));
        return removed(ref.id, { title: t("done.deleted"), description: t("done.deletedText"), action });
      });
      return deleted !== null;
    },
    /** Saves the answer to "Is it on LinkedIn?". */
    async answer(post: PostSummary, onLinkedIn: boolean): Promise<PostView | null> {
      const { id, attemptId } = post;
      if (!attemptId) return null;
      const toast = onLinkedIn
        ? { title: t("done.affirmed") }
        : { title: t("done.denied"), description: t("done.deniedText") };
      return orFailed(id, t("failedTo.answer"), async () => {
        const answer = onLinkedIn ? call.affirm : call.deny;
        return succeeded(await answer.mutateAsync({ ref: refOf(post), attemptId }), toast);
      });
    },
    isPending: Object.values(call).some(({ isPending }) => isPending),
  };
}

export type PostMutations = ReturnType<typeof usePostMutations>;

function usePostCalls() {
  return {
    schedule: trpc.posts.schedule.useMutation(),
    publishNow: trpc.posts.publishNow.useMutation(),
    unschedule: trpc.posts.unschedule.useMutation(),
    cancel: trpc.posts.cancel.useMutation(),
    delete: trpc.posts.delete.useMutation(),
    restore: trpc.posts.restore.useMutation(),
    affirm: trpc.posts.affirm.useMutation(),
    deny: trpc.posts.deny.useMutation(),
  };
}

import type { PostSummary, PostView } from "@takt/domain/posts/model/post-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../../../trpc/react";
import { useErrorText } from "../../use-error-text";
import { getDomainError } from "../../get-domain-error";
import { useClock } from "../../time/use-clock";
import { useRefreshPosts } from "./use-refresh-posts";

type Ref = { id: string; version: number };
export type ChosenSlot = { wall: string; zone: string; pick?: "earlier" | "later" };
const refOf = ({ id, version }: Ref): Ref => ({ id, version });

/** The mutations of a post, each with its toast. They return the post, or null when they fail. */
export function usePostMutations() {
  const { t } = useT("posts");
  const { toast } = useToast();
  const clock = useClock();
  const errorText = useErrorText();
  const refresh = useRefreshPosts();
  const utils = trpc.useUtils();
  const call = {
    schedule: trpc.posts.schedule.useMutation(),
    publishNow: trpc.posts.publishNow.useMutation(),
    unschedule: trpc.posts.unschedule.useMutation(),
    cancel: trpc.posts.cancel.useMutation(),
    delete: trpc.posts.delete.useMutation(),
    restore: trpc.posts.restore.useMutation(),
    affirm: trpc.posts.affirm.useMutation(),
    deny: trpc.posts.deny.useMutation(),
  };

  /** Shows what failed and why, and refetches the post, because the shown one is out of date. */
  const failed = (title: string, error: unknown, id: string) => {
    toast({ tone: "error", title, description: errorText(error) });
    if (getDomainError(error)) void utils.posts.get.invalidate({ id });
    refresh();
    return null;
  };

  const restore = async (id: string): Promise<PostView | null> => {
    try {
      const post = await call.restore.mutateAsync({ id });
      refresh(post);
      toast({ title: t("done.restored") });
      return post;
    } catch (error) {
      return failed(t("failedTo.restore"), error, id);
    }
  };

  return {
    restore,
    /** Throws on failure: its dialog stays open and shows the error. */
    async schedule(ref: Ref, slot: ChosenSlot, reviewed = false): Promise<PostView> {
      const post = await call.schedule.mutateAsync({ ref: refOf(ref), slot, ...(reviewed && { reviewed }) });
      refresh(post);
      const zone = post.scheduledZone ?? slot.zone;
      const when = `${clock.dateTime(post.scheduledAt!, zone)} (${zone})`;
      toast({ title: t("done.scheduled", { when }) });
      return post;
    },
    async publishNow(ref: Ref, reviewed = false): Promise<PostView | null> {
      try {
        const post = await call.publishNow.mutateAsync({ ...refOf(ref), ...(reviewed && { reviewed }) });
        refresh(post);
        toast({ title: t("done.publishing"), description: t("done.publishingText") });
        return post;
      } catch (error) {
        return failed(t("failedTo.publish"), error, ref.id);
      }
    },
    async unschedule(ref: Ref): Promise<PostView | null> {
      try {
        const post = await call.unschedule.mutateAsync(refOf(ref));
        refresh(post);
        toast({ title: t("done.unscheduled") });
        return post;
      } catch (error) {
        return failed(t("failedTo.unschedule"), error, ref.id);
      }
    },
    async cancel(ref: Ref): Promise<PostView | null> {
      try {
        const post = await call.cancel.mutateAsync(refOf(ref));
        refresh(post);
        toast({ title: t("done.cancelled"), description: t("done.cancelledText") });
        return post;
      } catch (error) {
        return failed(t("failedTo.cancel"), error, ref.id);
      }
    },
    /** Returns whether the post is deleted. */
    async delete(ref: Ref): Promise<boolean> {
      try {
        await call.delete.mutateAsync(refOf(ref));
      } catch (error) {
        failed(t("failedTo.delete"), error, ref.id);
        return false;
      }
      refresh();
      void utils.posts.get.invalidate({ id: ref.id });
      const action = {
        label: t("done.undo"),
        altText: t("done.undoAlt"),
        onAction: () => void restore(ref.id),
      };
      toast({ title: t("done.deleted"), description: t("done.deletedText"), action });
      return true;
    },
    /** Saves the answer to "Is it on LinkedIn?". */
    async answer(post: PostSummary, onLinkedIn: boolean): Promise<PostView | null> {
      if (!post.attemptId) return null;
      try {
        const input = { ref: refOf(post), attemptId: post.attemptId };
        const answered = await (onLinkedIn ? call.affirm : call.deny).mutateAsync(input);
        refresh(answered);
        toast(
          onLinkedIn
            ? { title: t("done.affirmed") }
            : { title: t("done.denied"), description: t("done.deniedText") },
        );
        return answered;
      } catch (error) {
        return failed(t("failedTo.answer"), error, post.id);
      }
    },
    isPending: Object.values(call).some(({ isPending }) => isPending),
  };
}

export type PostMutations = ReturnType<typeof usePostMutations>;

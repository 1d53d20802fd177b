import type { PostView } from "@takt/domain/posts/model/post-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { usePostMutations, type ChosenSlot } from "../../shared/post/actions/use-post-mutations";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { getDomainError } from "../../shared/get-domain-error";
import { useErrorText } from "../../shared/use-error-text";
import { useLocaleRouter } from "../../shared/use-locale-router";
import type { ResultText } from "./use-result-text";
import { useReview } from "./use-review";

/**
 * Creates a post of the shown text as the user sees it, and saves it as a draft, schedules or publishes it. Scheduling and
 * publishing need the user's review.
 */
export function useResultActions(
  compositionId: string,
  { draft, saveNow }: ResultText,
  onUnreviewed: () => void,
) {
  const { t } = useT("posts");
  const { toast } = useToast();
  const errorText = useErrorText();
  const router = useLocaleRouter();
  const mutations = usePostMutations();
  const refresh = useRefreshPosts();
  const { writing } = trpc.useUtils();
  const call = trpc.writing.toPost.useMutation();
  const review = useReview(draft, onUnreviewed);
  const { reviewed, setDialog } = review;
  const [busy, setBusy] = useState<"save" | "publish" | null>(null);
  // A ref, because a second click can come before React renders the state.
  const running = useRef(false);

  const makePost = async (): Promise<PostView> => {
    const versionId = await saveNow();
    const post = await call.mutateAsync({ id: compositionId, versionId, reviewed });
    refresh(post);
    return post;
  };
  /** Refetches the composition, which then shows its post. Not earlier, because that would close an open dialog. */
  const leaveFor = (path: string | null) => {
    void writing.get.invalidate({ id: compositionId });
    void writing.latest.invalidate();
    if (path) router.push(path);
  };

  const run = async (what: "save" | "publish", action: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(what);
    try {
      await action();
    } catch (error) {
      if (getDomainError(error)?.code === "composition_closed") {
        setDialog(null);
        leaveFor(null);
      }
      const title = t(what === "save" ? "failedTo.save" : "failedTo.publish");
      toast({ tone: "error", title, description: errorText(error) });
    } finally {
      running.current = false;
      setBusy(null);
    }
  };

  return {
    ...review,
    busy,
    closeDialog() {
      setDialog(null);
      // Also after a failure, because the post may have changed.
      if (!call.isIdle) leaveFor(null);
    },
    saveDraft: () =>
      run("save", async () => {
        const post = await makePost();
        toast({ tone: "success", title: t("done.saved") });
        leaveFor(`/app/content/edit/${post.id}`);
      }),
    /** Throws, so that the dialog stays open and shows the error. */
    async schedule(slot: ChosenSlot): Promise<void> {
      await mutations.schedule(await makePost(), slot, reviewed);
      leaveFor("/app/content/calendar");
    },
    publish: () =>
      run("publish", async () => {
        const made = await makePost();
        const post = await mutations.publishNow(made, reviewed);
        setDialog(null);
        leaveFor(post && `/app/content/edit/${post.id}`);
      }),
  };
}

import type { PostView } from "@takt/domain/posts/model/post-view";
import { publishProblem } from "@takt/domain/posts/model/publish-problem";
import type { ResultDraft } from "@takt/domain/writing/model/result-draft";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { usePostMutations, type ChosenSlot } from "~/features/posts/parts/actions/use-post-mutations";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { usePublishProblemText } from "~/features/posts/parts/use-publish-problem-text";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import type { ResultText } from "./use-result-text";

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
  const router = useLocaleRouter();
  const mutations = usePostMutations();
  const refresh = useRefreshPosts();
  const { writing } = trpc.useUtils();
  const call = trpc.writing.toPost.useMutation();
  const dialogs = useSendDialogs(draft, onUnreviewed);
  const { reviewed, setDialog } = dialogs;
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

  const send = useAction(
    async ({ how, approve = false }: { how: "save" | "publish"; approve?: boolean }) => {
      const made = await makePost();
      return how === "publish" ? mutations.publishNow(made, reviewed, approve) : made;
    },
    {
      done: (_, { how }) => (how === "save" ? { tone: "success", title: t("done.saved") } : null),
      failed: (_, { how }) => t(how === "save" ? "failedTo.save" : "failedTo.publish"),
      onDone(post) {
        setDialog(null);
        leaveFor(post && `/app/content/edit/${post.id}`);
      },
      onFailed({ code }) {
        if (code !== "composition_closed") return;
        setDialog(null);
        leaveFor(null);
      },
    },
  );

  return {
    ...dialogs,
    /** How the text is being sent. */
    busy: send.running[0]?.how ?? null,
    closeDialog() {
      setDialog(null);
      // Also after a failure, because the post may have changed.
      if (!call.isIdle) leaveFor(null);
    },
    saveDraft: () => send.run({ how: "save" }),
    /** Throws, so that the dialog stays open and shows the error. */
    async schedule(slot: ChosenSlot, _: boolean, approve: boolean): Promise<void> {
      await mutations.schedule(await makePost(), slot, reviewed, approve);
      leaveFor("/app/content/calendar");
    },
    publish: (approve: boolean) => send.run({ how: "publish", approve }),
  };
}

/** Checks before a text is sent: that LinkedIn takes it, and that the user has reviewed it. */
function useSendDialogs({ text, hashtags }: ResultDraft, onUnreviewed: () => void) {
  const errorToast = useErrorToast();
  const problemText = usePublishProblemText();
  const [reviewed, setReviewed] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [dialog, setDialog] = useState<"schedule" | "publish" | null>(null);

  const open = (about: "schedule" | "publish") => {
    setAttempted(true);
    const problem = publishProblem({ content: text, hashtags, mediaCount: 0 });
    if (problem) errorToast({ title: problemText(problem) });
    else if (reviewed) setDialog(about);
    else onUnreviewed();
  };
  return {
    reviewed,
    setReviewed,
    /** Whether the user has tried to send the text without reviewing it. */
    unreviewed: attempted && !reviewed,
    dialog,
    setDialog,
    openScheduleDialog: () => open("schedule"),
    openPublishDialog: () => open("publish"),
  };
}

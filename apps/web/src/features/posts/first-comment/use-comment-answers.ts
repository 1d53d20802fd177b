import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";

type Input = { id: string; attemptId?: string };

/** An author's answers on a first comment: that it is there, or is to be sent again. */
export function useCommentAnswers() {
  const { t } = useT("posts");
  const { posts } = trpc;
  const utils = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  const shared = {
    refresh: ({ result }: { result: PostView | null }) => refreshPosts(result ?? undefined),
    // A refused answer was about something that the page no longer should show.
    onFailed: ({ code }: { code: string | null }, { id }: Input) => {
      if (code !== null) void utils.posts.get.invalidate({ id });
    },
  };
  const affirm = useAction(posts.affirmComment.useMutation().mutateAsync, {
    ...shared,
    done: () => ({ title: t("comment.done.affirm") }),
    failed: () => t("failedTo.answer"),
  });
  const resend = useAction(posts.resendComment.useMutation().mutateAsync, {
    ...shared,
    done: () => ({ title: t("comment.done.resend") }),
    failed: () => t("comment.failedTo.resend"),
  });
  return { affirm: affirm.run, resend: resend.run, isPending: affirm.isRunning || resend.isRunning };
}

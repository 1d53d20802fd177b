import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useAction } from "~/features/shared/actions/use-action";
import { usePublishProblemText } from "~/features/posts/parts/use-publish-problem-text";
import { useErrorText } from "~/features/shared/use-error-text";
import { useMe } from "~/features/shared/use-me";
import { sendFirstPost, type Sending, firstPostProblem } from "./send-first-post";
import { useFirstPostDraft } from "./use-first-post-draft";

const FAILURE_KEYS = {
  draft: "save",
  publish: "publish",
  tomorrow: "schedule",
  nextMonday: "schedule",
} as const;

/** The first post: its draft, and sending it, which creates one post at most. */
export function useFirstPost(onSent: (post: PostView, how: Sending["kind"]) => void) {
  const { t } = useT("posts");
  const errorText = useErrorText();
  const { zone } = useMe();
  const { posts } = trpc.useUtils().client;
  const refresh = useRefreshPosts();
  /** The kind of sending that has failed. */
  const [failed, setFailed] = useState<Sending["kind"]>("draft");
  const sending = useAction(
    async ({ how, save }: { how: Sending; save: () => Promise<PostView> }) => {
      const api = { publishNow: posts.publishNow.mutate, schedule: posts.schedule.mutate };
      return sendFirstPost(api, await save(), how, zone);
    },
    {
      // Shown above the buttons.
      failed: () => null,
      onDone(post, { how }) {
        refresh(post);
        onSent(post, how.kind);
      },
      onFailed: (_, { how }) => setFailed(how.kind),
    },
  );
  const busy = sending.running[0]?.how.kind ?? null;
  /** The kind of sending that was refused; the problem is derived from the current draft. */
  const [refused, setRefused] = useState<Sending["kind"] | null>(null);
  const { saveNow, ...editing } = useFirstPostDraft({ loads: busy === null });
  const { hashtags } = editing;
  const { content } = editing.draft;
  const problemText = usePublishProblemText();
  const refusal = refused && firstPostProblem({ content, hashtags }, refused);
  const failure = sending.error !== null && {
    title: t(`failedTo.${FAILURE_KEYS[failed]}`),
    text: errorText(sending.error),
    error: sending.error,
  };

  /** Tells whether the draft can be sent, and shows the problem otherwise. */
  const isReady = (how: Sending["kind"]): boolean => {
    const ready = firstPostProblem({ content, hashtags }, how) === null;
    setRefused(ready ? null : how);
    if (!ready) sending.clearError();
    return ready;
  };

  return {
    ...editing,
    busy,
    problem: failure || (refusal && { title: problemText(refusal) }),
    isReady,
    async send(how: Sending): Promise<void> {
      if (!sending.isRunning && isReady(how.kind)) await sending.run({ how, save: saveNow });
    },
  };
}

export type FirstPost = ReturnType<typeof useFirstPost>;

import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { useRefreshPosts } from "../../posts/parts/actions/use-refresh-posts";
import { usePublishProblemText } from "../../posts/parts/use-publish-problem-text";
import { useErrorText } from "../../shared/use-error-text";
import { useMe } from "../../shared/use-me";
import { firstPostProblem } from "./first-post-problem";
import { sendFirstPost, type Sending } from "./send-first-post";
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
  const running = useRef(false);
  const [busy, setBusy] = useState<Sending["kind"] | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  /** The kind of sending that was refused; the problem is derived from the current draft. */
  const [refused, setRefused] = useState<Sending["kind"] | null>(null);
  const { saveNow, ...editing } = useFirstPostDraft({ loads: busy === null });
  const { hashtags } = editing;
  const { content } = editing.draft;
  const problemText = usePublishProblemText();
  const problem = refused && firstPostProblem({ content, hashtags }, refused);

  /** Tells whether the draft can be sent, and shows the problem otherwise. */
  const isReady = (how: Sending["kind"]): boolean => {
    const ready = firstPostProblem({ content, hashtags }, how) === null;
    setRefused(ready ? null : how);
    if (!ready) setFailure(null);
    return ready;
  };

  return {
    ...editing,
    busy,
    problem: failure ?? (problem && { title: problemText(problem) }),
    isReady,
    async send(how: Sending): Promise<void> {
      // A second click can come before React renders the first.
      if (running.current || !isReady(how.kind)) return;
      running.current = true;
      setBusy(how.kind);
      setFailure(null);
      try {
        const api = { publishNow: posts.publishNow.mutate, schedule: posts.schedule.mutate };
        const post = await sendFirstPost(api, await saveNow(), how, zone);
        refresh(post);
        onSent(post, how.kind);
      } catch (error) {
        setFailure({ title: t(`failedTo.${FAILURE_KEYS[how.kind]}`), text: errorText(error) });
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
  };
}

export type FirstPost = ReturnType<typeof useFirstPost>;

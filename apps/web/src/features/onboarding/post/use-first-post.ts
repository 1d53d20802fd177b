import { firstPostDraft, type FirstPostDraft } from "@takt/domain/onboarding/model/first-post-draft";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useMemo, useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { storedDraft } from "../../shared/drafts/stored-draft";
import { useDraft } from "../../shared/drafts/use-draft";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { usePublishProblemText } from "../../shared/post/use-publish-problem-text";
import { useErrorText } from "../../shared/use-error-text";
import { useMe } from "../../shared/use-me";
import { firstPostProblem } from "./first-post-problem";
import { firstPostId, firstPostKeys } from "./first-post-storage";
import { parseHashtags } from "./typed-hashtags";
import { saveFirstPost } from "./save-first-post";
import { useSavedFirstPost } from "./use-saved-first-post";

export type Sending = { kind: "draft" | "publish" } | { kind: "tomorrow" | "nextMonday"; wall: string };
const FAILURE_KEYS = {
  draft: "save",
  publish: "publish",
  tomorrow: "schedule",
  nextMonday: "schedule",
} as const;
const EMPTY_DRAFT: FirstPostDraft = { content: "", hashtags: "" };

/** The first post: its draft, stored in this tab until it is sent, and sending it, which creates one post at most. */
export function useFirstPost(onSent: (post: PostView, how: Sending["kind"]) => void) {
  const { t } = useT("posts");
  const errorText = useErrorText();
  const me = useMe();
  const { client } = trpc.useUtils();
  const refresh = useRefreshPosts();
  const running = useRef(false);
  const saved = useRef<PostView | null>(null);
  const [busy, setBusy] = useState<Sending["kind"] | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  /** The kind of sending that was refused; the problem is derived from the current draft. */
  const [refused, setRefused] = useState<Sending["kind"] | null>(null);
  const server = useSavedFirstPost(busy === null);

  const save = async ({ content, hashtags: typed }: FirstPostDraft): Promise<PostView> => {
    const api = { create: client.posts.create.mutate, update: client.posts.update.mutate };
    const post = await saveFirstPost(api, firstPostId(me.id), { content, hashtags: parseHashtags(typed) });
    refresh(post);
    return post;
  };
  const key = firstPostKeys.draft(me.id);
  const { value: draft, store } = useDraft<FirstPostDraft>(key, {
    initial: EMPTY_DRAFT,
    baseline: server.baseline,
    automatic: false,
    asksToLeave: false,
    storage: storedDraft(key, firstPostDraft),
    async save(value) {
      saved.current = await save(value);
      return { value, version: saved.current.version };
    },
  });
  const hashtags = useMemo(() => parseHashtags(draft.hashtags), [draft.hashtags]);
  const problemText = usePublishProblemText();
  const problem = refused && firstPostProblem({ content: draft.content, hashtags }, refused);

  /** Tells whether the draft can be sent, and shows the problem otherwise. */
  const isReady = (how: Sending["kind"]): boolean => {
    const ready = firstPostProblem({ content: draft.content, hashtags }, how) === null;
    setRefused(ready ? null : how);
    if (!ready) setFailure(null);
    return ready;
  };

  const saveNow = async (): Promise<PostView> => {
    await store.saveNow();
    // An unchanged draft is saved as well, because it may have been sent or deleted meanwhile.
    const post = saved.current ?? (await save(store.getState().value));
    saved.current = null;
    return post;
  };
  const move = async (post: PostView, how: Sending): Promise<PostView> => {
    const ref = { id: post.id, version: post.version };
    if (how.kind === "draft" || post.status !== "draft") return post;
    if (how.kind === "publish") return client.posts.publishNow.mutate(ref);
    return client.posts.schedule.mutate({
      ref,
      slot: { wall: (how as { wall: string }).wall, zone: me.zone },
    });
  };

  return {
    draft,
    updateDraft: (change: Partial<FirstPostDraft>) => store.set({ ...store.getState().value, ...change }),
    hashtags,
    /** The post when it is no draft any more. */
    sentPost: server.sent,
    /** How loading the saved draft goes; null when it is not needed, because a text is there. */
    loading: store.isDirty() ? null : server,
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
        const post = await move(await saveNow(), how);
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

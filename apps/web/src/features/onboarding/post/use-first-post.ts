import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useMemo, useRef, useState } from "react";
import { isRefusal } from "../../../trpc/is-refusal";
import { trpc } from "../../../trpc/react";
import { draftStorage } from "../../shared/draft-storage";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { usePublishProblemText } from "../../shared/post/use-publish-problem-text";
import { useErrorText } from "../../shared/use-error-text";
import { useStoredDraft } from "../../shared/use-stored-draft";
import { useMe } from "../../shared/use-me";
import { firstPostProblem } from "./first-post-problem";
import { parseFirstPostDraft, type FirstPostDraft } from "./first-post-draft";
import { parseHashtags } from "./parse-hashtags";
import { firstPostKey } from "./first-post-key";
import { saveFirstPost } from "./save-first-post";

export type Sending = { kind: "draft" | "publish" } | { kind: "tomorrow" | "nextMonday"; wall: string };
const FAILURE_KEYS = {
  draft: "save",
  publish: "publish",
  tomorrow: "schedule",
  nextMonday: "schedule",
} as const;

/** The first post: its draft, stored in this tab, and sending it, which creates one post however often it is retried. */
export function useFirstPost(onSent: (post: PostView, how: Sending["kind"]) => void) {
  const { t } = useT("posts");
  const errorText = useErrorText();
  const me = useMe();
  const key = firstPostKey(me.id);
  const [text] = useStoredDraft(key);
  const draft = useMemo(() => parseFirstPostDraft(text), [text]);
  const { client } = trpc.useUtils();
  const refresh = useRefreshPosts();
  const running = useRef(false);
  const [busy, setBusy] = useState<Sending["kind"] | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  /** The kind of sending that was refused; the problem is derived from the current draft. */
  const [refused, setRefused] = useState<Sending["kind"] | null>(null);
  const hashtags = useMemo(() => parseHashtags(draft.hashtags), [draft.hashtags]);
  const problemText = usePublishProblemText();
  const problem = refused && firstPostProblem({ content: draft.content, hashtags }, refused);

  const updateDraft = (change: Partial<FirstPostDraft>) =>
    draftStorage.write(key, JSON.stringify({ ...parseFirstPostDraft(draftStorage.read(key)), ...change }));

  /** Tells whether the draft can be sent, and shows the problem otherwise. */
  const isReady = (how: Sending["kind"]): boolean => {
    const ready = firstPostProblem({ content: draft.content, hashtags }, how) === null;
    setRefused(ready ? null : how);
    if (!ready) setFailure(null);
    return ready;
  };

  const save = async (): Promise<PostView> => {
    const { postId, unsure, content } = draft;
    const { posts } = client;
    const api = {
      create: posts.create.mutate,
      update: posts.update.mutate,
      get: posts.get.query,
      drafts: async () => (await posts.list.query({ status: "draft", limit: 20 })).posts,
    };
    try {
      const post = await saveFirstPost(api, { content, hashtags }, { postId, unsure });
      refresh(post);
      updateDraft({ postId: post.id, unsure: false });
      return post;
    } catch (error) {
      if (!isRefusal(error)) updateDraft({ unsure: true });
      throw error;
    }
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
    updateDraft,
    hashtags,
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
        const post = await move(await save(), how);
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

import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useMemo, useRef, useState } from "react";
import { isRefusal } from "../../../trpc/is-refusal";
import { trpc } from "../../../trpc/react";
import { keptText } from "../../shared/kept-text";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { useProblemText } from "../../shared/post/use-problem-text";
import { useErrorText } from "../../shared/use-error-text";
import { useKeptText } from "../../shared/use-kept-text";
import { useMe } from "../../shared/use-me";
import { firstPostProblem } from "./first-post-problem";
import { readKeptPost, type KeptPost } from "./kept-post";
import { parseHashtags } from "./parse-hashtags";
import { postKey } from "./post-key";
import { saveFirstPost } from "./save-first-post";

export type Sending = { kind: "draft" | "publish" } | { kind: "tomorrow" | "nextMonday"; wall: string };
const FAILED = { draft: "save", publish: "publish", tomorrow: "schedule", nextMonday: "schedule" } as const;

/** The first post: what is typed, kept in this tab, and its way to the server, once however often it is tried. */
export function useFirstPost(onSent: (post: PostView, how: Sending["kind"]) => void) {
  const { t } = useT("posts");
  const errorText = useErrorText();
  const me = useMe();
  const key = postKey(me.id);
  const [text] = useKeptText(key);
  const kept = useMemo(() => readKeptPost(text), [text]);
  const { client } = trpc.useUtils();
  const refresh = useRefreshPosts();
  const running = useRef(false);
  const [busy, setBusy] = useState<Sending["kind"] | null>(null);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  /** What was wanted of a post that was not ready: what is missing is read from what is typed now. */
  const [refused, setRefused] = useState<Sending["kind"] | null>(null);
  const hashtags = useMemo(() => parseHashtags(kept.hashtags), [kept.hashtags]);
  const problemText = useProblemText();
  const problem = refused && firstPostProblem({ content: kept.content, hashtags }, refused);

  const keep = (change: Partial<KeptPost>) =>
    keptText.write(key, JSON.stringify({ ...readKeptPost(keptText.read(key)), ...change }));

  /** Says why not, if it could not be sent as it stands. */
  const isReady = (how: Sending["kind"]): boolean => {
    const ready = firstPostProblem({ content: kept.content, hashtags }, how) === null;
    setRefused(ready ? null : how);
    if (!ready) setFailure(null);
    return ready;
  };

  const save = async (): Promise<PostView> => {
    const { postId, unsure, content } = kept;
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
      keep({ postId: post.id, unsure: false });
      return post;
    } catch (error) {
      if (!isRefusal(error)) keep({ unsure: true });
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
    kept,
    keep,
    hashtags,
    busy,
    problem: failure ?? (problem && { title: problemText(problem) }),
    isReady,
    async send(how: Sending): Promise<void> {
      // A second click comes before the page has drawn the first.
      if (running.current || !isReady(how.kind)) return;
      running.current = true;
      setBusy(how.kind);
      setFailure(null);
      try {
        const post = await move(await save(), how);
        refresh(post);
        onSent(post, how.kind);
      } catch (error) {
        setFailure({ title: t(`failedTo.${FAILED[how.kind]}`), text: errorText(error) });
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
  };
}

export type FirstPost = ReturnType<typeof useFirstPost>;

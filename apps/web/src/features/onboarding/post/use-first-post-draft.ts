import { firstPostDraft, type FirstPostDraft } from "@takt/domain/onboarding/model/first-post-draft";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useMemo, useRef } from "react";
import { trpc } from "../../../trpc/react";
import { storedDraft } from "../../shared/drafts/stored-draft";
import { useDraft } from "../../shared/drafts/use-draft";
import { useRefreshPosts } from "../../posts/parts/actions/use-refresh-posts";
import { useMe } from "../../shared/use-me";
import { firstPostId, firstPostKeys } from "./first-post-storage";
import { saveFirstPost } from "./save-first-post";
import { parseHashtags } from "./typed-hashtags";
import { useSavedFirstPost } from "./use-saved-first-post";

const EMPTY_DRAFT: FirstPostDraft = { content: "", hashtags: "" };

/** The draft of the first post, stored in this tab until it is sent. `loads`: not while it is being created. */
export function useFirstPostDraft({ loads }: { loads: boolean }) {
  const me = useMe();
  const { client } = trpc.useUtils();
  const refresh = useRefreshPosts();
  const saved = useRef<PostView | null>(null);
  const server = useSavedFirstPost(loads);

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

  return {
    draft,
    hashtags,
    updateDraft: (change: Partial<FirstPostDraft>) => store.set({ ...store.getState().value, ...change }),
    /** The post when it is no draft any more. */
    sentPost: server.sent,
    /** How loading the saved draft goes; null when it is not needed, because a text is there. */
    loading: store.isDirty() ? null : server,
    /** Saves the draft and resolves to its post, which is created once. */
    async saveNow(): Promise<PostView> {
      await store.saveNow();
      // An unchanged draft is saved as well, because it may have been sent or deleted meanwhile.
      const post = saved.current ?? (await save(store.getState().value));
      saved.current = null;
      return post;
    },
  };
}

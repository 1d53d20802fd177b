import { firstPostDraft, type FirstPostDraft } from "@takt/domain/onboarding/model/first-post-draft";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useMemo, useRef } from "react";
import { isRefusal } from "~/trpc/is-refusal";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import type { Baseline } from "~/features/shared/drafts/draft-state";
import { storedDraft } from "~/features/shared/drafts/stored-draft";
import { useDraft } from "~/features/shared/drafts/use-draft";
import { useMe } from "~/features/shared/use-me";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { useStoredDraft } from "~/features/shared/use-stored-draft";
import { firstPostId, firstPostKeys } from "./first-post-storage";
import { saveFirstPost } from "./save-first-post";
import { parseHashtags, formatHashtags } from "./typed-hashtags";

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

/**
 * The server's first post: `sent` when it is no draft any more, else `baseline` for its editor, also of a deleted one. Both are
 * null when the server has none. `enabled`: not while it is being created.
 */
function useSavedFirstPost(enabled: boolean) {
  const me = useMe();
  const [id] = useStoredDraft(firstPostKeys.id(me.id));
  const query = trpc.posts.get.useQuery({ id }, { enabled: enabled && id !== "" });
  const error = useStickyError(query);
  const post = query.data;
  const sent: PostView | null = post && post.status !== "draft" && !post.deletedAt ? post : null;
  const baseline = useMemo((): Baseline<FirstPostDraft> | null => {
    if (!post || sent) return null;
    const { content, hashtags, version } = post;
    return { value: { content, hashtags: formatHashtags(hashtags) }, version };
  }, [post, sent]);
  return {
    sent,
    baseline,
    isLoading: query.isLoading && error === null,
    // A post that was never created is missing, which is no failure.
    error: isRefusal(error) ? null : error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
}

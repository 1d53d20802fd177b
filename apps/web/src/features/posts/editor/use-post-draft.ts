import {
  EMPTY_POST,
  isEmptyPost,
  pickPostFields,
  type PostFields,
} from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useEffect, useEffectEvent, useMemo } from "react";
import { trpc } from "~/trpc/react";
import { classifySaveError } from "~/features/shared/drafts/classify-save-error";
import { isSame } from "~/features/shared/drafts/is-same";
import type { DraftState } from "~/features/shared/drafts/draft-state";
import type { DraftStore } from "~/features/shared/drafts/draft-store";
import { useDraftStore } from "~/features/shared/drafts/use-draft";
import { useLatePart } from "~/features/shared/drafts/use-late-part";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useMe } from "~/features/shared/use-me";
import type { NewPost } from "./new-post/post-url";
import { toBaseline, toPostInput } from "./post-input";
import { postDraftKey, postDraftStorage } from "./saving/post-draft-storage";

export type PostDraftOptions = {
  id: string;
  /** Null until the first save. */
  post: PostView | null;
  newPost?: Pick<NewPost, "onTyped" | "onDiscarded">;
  /** The first save has created it. */
  onCreated?: () => void;
  /** Whether nothing is saved automatically, because the version is changing. */
  isPaused: boolean;
};

/** Its state is a moment old (use-late-part.ts); `store` has the newest value. */
export type PostDraft = Omit<DraftState<PostFields>, "value"> & {
  store: DraftStore<PostFields>;
  update: (change: Partial<PostFields>) => void;
};

const SAVE_ERRORS = { post_changed: "conflict", post_not_in_state: "locked" } as const;

/** The draft of a post: the first save creates the post, and those after it update it. */
export function usePostDraft({ id, post, newPost, onCreated, isPaused }: PostDraftOptions): PostDraft {
  const { id: userId } = useMe();
  const { posts } = trpc.useUtils().client;
  const refresh = useRefreshPosts();
  const key = postDraftKey(userId, id);
  const store = useDraftStore<PostFields>(key, {
    initial: EMPTY_POST,
    baseline: useMemo(() => post && toBaseline(post), [post]),
    async save(typed, baseline) {
      const fields = toPostInput(typed);
      const saved = baseline
        ? await posts.update.mutate({ ref: { id, version: baseline.version! }, post: fields })
        : await posts.create.mutate({ id, ...fields });
      refresh(saved);
      if (!baseline) onCreated?.();
      return toBaseline(saved);
    },
    load: async () => toBaseline(await posts.get.query({ id })),
    classify: (thrown) => classifySaveError(thrown, SAVE_ERRORS),
    isEmpty: isEmptyPost,
    normalize: toPostInput,
    // Half a sentence of a scheduled post must not go out.
    automatic: post?.status !== "scheduled" && !isPaused,
    storage: useMemo(() => postDraftStorage(key), [key]),
  });
  const status = useLatePart(store, (now) => now.status);
  const error = useLatePart(store, (now) => now.error);
  const restored = useLatePart(store, (now) => now.restored);

  // The post was locked and can be edited again: what is left is a change of the text that it was typed on.
  const unlock = useEffectEvent(() => {
    const baseline = store.getBaseline();
    if (store.getState().status !== "locked" || !baseline || !post) return;
    store.rebase(isSame(pickPostFields(post), baseline.value) ? toBaseline(post) : baseline);
  });
  useEffect(() => unlock(), []);

  const update = (change: Partial<PostFields>) => {
    const before = store.getState().value;
    store.set({ ...before, ...change });
    if (store.getState().value !== before) newPost?.onTyped();
  };
  return { store, status, error, restored, update };
}

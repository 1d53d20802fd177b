import type { PostView } from "@takt/domain/posts/model/post-view";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { trpc } from "../../../trpc/react";
import { classifySaveError } from "../../shared/drafts/classify-save-error";
import { isSame } from "../../shared/drafts/is-same";
import { useDraft } from "../../shared/drafts/use-draft";
import { savedMedia, toMediaItem } from "../../shared/media/media-item";
import { useUploads } from "../../shared/media/use-uploads";
import { useRefreshPosts } from "../../shared/post/actions/use-refresh-posts";
import { useMe } from "../../shared/use-me";
import { findMedia, rememberUploads } from "./find-media";
import type { NewPost } from "./new-post/use-new-post";
import { EMPTY_FIELDS, isEmpty, toBaseline, toFields, type PostFields } from "./post-fields";
import { fieldsBeforeRestore } from "./saving/fields-before-restore";
import { postDraftKey, postDraftStorage } from "./saving/post-draft-storage";

type Options = {
  id: string;
  /** Null until the first save. */
  post: PostView | null;
  newPost?: Pick<NewPost, "onTyped" | "onDiscarded">;
};

const SAVE_ERRORS = { post_changed: "conflict", post_not_in_state: "locked" } as const;

/** The draft of a post, its files, and where its saving stands. */
export function usePostEditor({ id, post, newPost }: Options) {
  const { id: userId } = useMe();
  const { posts } = trpc.useUtils().client;
  const refresh = useRefreshPosts();
  const key = postDraftKey(userId, id);
  const {
    value: draft,
    status,
    error,
    restored,
    store,
  } = useDraft<PostFields>(key, {
    initial: EMPTY_FIELDS,
    baseline: useMemo(() => post && toBaseline(post), [post]),
    async save(fields, baseline) {
      const saved = baseline
        ? await posts.update.mutate({ ref: { id, version: baseline.version! }, post: fields })
        : await posts.create.mutate({ id, ...fields });
      refresh(saved);
      return toBaseline(saved);
    },
    load: async () => toBaseline(await posts.get.query({ id })),
    classify: (thrown) => classifySaveError(thrown, SAVE_ERRORS),
    isEmpty,
    // Half a sentence of a scheduled post must not go out.
    automatic: post?.status !== "scheduled",
    storage: useMemo(() => postDraftStorage(key), [key]),
  });

  const update = (change: Partial<PostFields>) => {
    const before = store.getState().value;
    store.set({ ...before, ...change });
    if (store.getState().value !== before) newPost?.onTyped();
  };

  const uploads = useUploads(findMedia(draft.media, post), (items) => {
    rememberUploads(items);
    update({ media: savedMedia(items) });
  });
  const { queue } = uploads;
  const followMedia = useEffectEvent(() => {
    if (!isSame(savedMedia(queue.items()), draft.media))
      queue.reset(findMedia(draft.media, post).map(toMediaItem));
  });
  // The files change by another tab, too.
  useEffect(() => followMedia(), [draft.media]);

  // The post was locked and can be edited again: what is left is a change of the text that it was typed on.
  const unlock = useEffectEvent(() => {
    const baseline = store.getBaseline();
    if (store.getState().status !== "locked" || !baseline || !post) return;
    store.rebase(isSame(toFields(post), baseline.value) ? toBaseline(post) : baseline);
  });
  useEffect(() => unlock(), []);

  /** The draft becomes what the server has; what was unsaved is gone. */
  const replace = (server: PostView) => {
    store.reset(toBaseline(server));
    queue.reset(server.media.map(toMediaItem));
  };

  const [opened] = useState(post);
  // Left unsaved inside the app, it is still in memory.
  const [reopened, setReopened] = useState(() => store.isDirty() && status !== "saving");
  const keepRestored = () => {
    store.acceptRestored();
    setReopened(false);
  };

  return {
    draft,
    update,
    uploads,
    save: { state: status, error },
    isUnsaved: store.isUnsaved,
    /** Saves now and returns the saved version; null when there is nothing worth a post. Throws what the save threw. */
    async flush() {
      const saved = await store.saveNow();
      return saved && { id, version: saved.version! };
    },
    replace,
    /** After an act of the user's own: what is unsaved stays, as a change of the new version. */
    rebase: (next: PostView) => store.rebase(toBaseline(next)),
    restored: restored || reopened,
    keepRestored,
    /** Back to what the post was when it was opened, or to an empty one. */
    discardRestored() {
      keepRestored();
      if (!post) {
        store.set(EMPTY_FIELDS);
        queue.reset([]);
        return newPost?.onDiscarded();
      }
      const before = fieldsBeforeRestore(opened, post, draft);
      if (before) update(before);
      else replace(post);
    },
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

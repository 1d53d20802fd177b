import { EMPTY_POST } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useState } from "react";
import { toMediaItem } from "~/features/media/parts/media-item";
import { toBaseline } from "./post-input";
import { useDraftUploads } from "./use-draft-uploads";
import { usePostDraft, type PostDraftOptions } from "./use-post-draft";
import { useRestoredDraft } from "./use-restored-draft";

/** The draft of a post, its files, and where its saving stands. */
export function usePostEditor(options: Omit<PostDraftOptions, "isPaused">) {
  const { id, post, newPost } = options;
  const [isPaused, setPaused] = useState(false);
  const draft = usePostDraft({ ...options, isPaused });
  const { update, status, error, store } = draft;
  const uploads = useDraftUploads(draft, options);
  const { queue } = uploads;

  /** The draft becomes what the server has; what was unsaved is gone. */
  const replace = (server: PostView) => {
    store.reset(toBaseline(server));
    queue.reset(server.media.map(toMediaItem));
  };
  const clear = () => {
    store.set(EMPTY_POST);
    queue.reset([]);
    newPost?.onDiscarded();
  };
  const restoring = useRestoredDraft({ draft, post, replace, clear });

  return {
    /** Read in parts, by each field its own (use-draft-part.ts, use-late-part.ts): a key draws nothing else. */
    store,
    /** The value typed by now, for actions on it. */
    typed: () => store.getState().value,
    update,
    uploads,
    save: { state: status, error },
    isUnsaved: store.isUnsaved,
    /** Saves now and returns the saved version; null when there is nothing worth a post. Throws what the save threw. */
    async flush() {
      const saved = await store.saveNow();
      return saved && { id, version: saved.version! };
    },
    /** The same when nobody waits for it: `save` tells the outcome. */
    submit: store.submit,
    /** Nothing is saved automatically while `run` changes the post's version; what is typed meanwhile is saved afterwards. */
    async whilePaused<Result>(run: () => Promise<Result>): Promise<Result> {
      setPaused(true);
      return run().finally(() => setPaused(false));
    },
    replace,
    /** After an act of the user's own: what is unsaved stays, as a change of the new version. */
    rebase: (next: PostView) => store.rebase(toBaseline(next)),
    ...restoring,
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

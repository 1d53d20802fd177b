import { EMPTY_POST, pickPostFields, type PostFields } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useState } from "react";
import { isSameInput } from "~/features/shared/drafts/is-same";
import type { PostDraft } from "./use-post-draft";

type Options = {
  draft: PostDraft;
  post: PostView | null;
  /** The draft becomes what the server has. */
  replace: (server: PostView) => void;
  /** The draft of a post that was never saved becomes empty. */
  clear: () => void;
};

/** A draft that was left unsaved, by another page or earlier in this one, and what the user decides about it. */
export function useRestoredDraft({ draft, post, replace, clear }: Options) {
  const { store, update, restored } = draft;
  const [opened] = useState(post);
  // Left unsaved inside the app, it is still in memory.
  const [reopened, setReopened] = useState(() => store.isDirty() && store.getState().status !== "saving");
  const keepRestored = () => {
    store.acceptRestored();
    setReopened(false);
  };
  return {
    restored: restored || reopened,
    keepRestored,
    /** Back to what the post was when it was opened, or to an empty one. */
    discardRestored() {
      keepRestored();
      if (!post) return clear();
      const before = fieldsBeforeRestore(opened, post, store.getState().value);
      if (before) update(before);
      else replace(post);
    },
  };
}

/**
 * Fields to change back when a post's restored text is discarded after it was saved. Null when it was not saved: the server's
 * version is all that is needed. Files stay as they are.
 * @param opened the post when its editor was opened; null: it did not exist
 */
export function fieldsBeforeRestore(
  opened: PostView | null,
  post: PostView,
  draft: PostFields,
): Omit<PostFields, "media"> | null {
  if (opened && !isSameInput(pickPostFields(post), draft)) return null;
  const { media: _, ...fields } = opened ? pickPostFields(opened) : EMPTY_POST;
  return fields;
}

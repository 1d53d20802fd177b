import type { PostView } from "@takt/domain/posts/model/post-view";
import { useState } from "react";
import { fieldsBeforeRestore } from "./saving/fields-before-restore";
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
  const { store, update, status, restored, value } = draft;
  const [opened] = useState(post);
  // Left unsaved inside the app, it is still in memory.
  const [reopened, setReopened] = useState(() => store.isDirty() && status !== "saving");
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
      const before = fieldsBeforeRestore(opened, post, value);
      if (before) update(before);
      else replace(post);
    },
  };
}

import { EMPTY_POST, isEmptyPost, postDraft, type PostFields } from "@takt/domain/posts/model/post-fields";
import { localDraftStorage } from "~/features/shared/draft-storage";
import type { StoredDraft } from "~/features/shared/drafts/draft-state";
import { storedDraft } from "~/features/shared/drafts/stored-draft";

const toPrefix = (userId: string) => `post:${userId}:`;

/** The key of a post's draft. */
export const postDraftKey = (userId: string, postId: string): string => toPrefix(userId) + postId;

const draftAt = (key: string) => storedDraft(key, postDraft, localDraftStorage);

/** Unsaved changes of a post, on this device until the user signs out. Its files are not stored. */
export function postDraftStorage(key: string): StoredDraft<PostFields> {
  const draft = draftAt(key);
  return {
    read(shown) {
      const stored = draft.read();
      return stored && { value: { ...shown, ...stored.value }, version: stored.version };
    },
    write(unsaved) {
      if (unsaved === null) return draft.write(null);
      const { media: _, ...value } = unsaved.value;
      draft.write({ value, version: unsaved.version });
    },
  };
}

/** The id of the latest new post whose first save was not answered; null when there is none. */
export function findUnsavedNewPost(userId: string): string | null {
  const prefix = toPrefix(userId);
  const ids = localDraftStorage.list(prefix).filter((key) => {
    const stored = draftAt(key).read();
    return stored?.version === null && !isEmptyPost({ ...EMPTY_POST, ...stored.value });
  });
  // The ids begin with their time (UUID v7).
  return ids.sort().at(-1)?.slice(prefix.length) ?? null;
}

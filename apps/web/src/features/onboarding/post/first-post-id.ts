import { draftStorage } from "../../shared/draft-storage";
import { newId } from "../../shared/new-id";
import type { StoredPostId } from "../../shared/post/create-post-under";
import { firstPostKeys } from "./first-post-keys";

/** The id of a user's first post: stored in this tab before the post is created, so that a reload makes no second one. */
export function firstPostId(userId: string): StoredPostId {
  const key = firstPostKeys.id(userId);
  const renew = () => {
    const id = newId();
    draftStorage.write(key, id);
    return id;
  };
  return { get: () => draftStorage.read(key) || renew(), renew };
}

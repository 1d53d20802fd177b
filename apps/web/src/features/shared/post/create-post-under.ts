import type { NewPostInput } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { getDomainError } from "../get-domain-error";

/** The stored id of a post, made before its first create call. */
export type StoredPostId = {
  get(): string;
  /** Makes and stores another. */
  renew(): string;
};

/**
 * Creates a post under its stored id, so that repeating a call makes no second one; it is then returned as it is by now.
 * A post that was deleted meanwhile is created under another id.
 */
export async function createPostUnder(
  storedId: StoredPostId,
  create: (post: NewPostInput) => Promise<PostView>,
  post: Omit<NewPostInput, "id">,
): Promise<PostView> {
  try {
    return await create({ id: storedId.get(), ...post });
  } catch (error) {
    if (getDomainError(error)?.code !== "post_not_found") throw error;
    return create({ id: storedId.renew(), ...post });
  }
}

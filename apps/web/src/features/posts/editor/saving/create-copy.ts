import { type PostFields, pickPostFields } from "@takt/domain/posts/model/post-fields";
import type { NewPostInput, PostInput, PostRef } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { isSameInput } from "~/features/shared/drafts/is-same";
import { type PendingId, createWithId } from "~/features/shared/pending-ids";
import { toPostInput } from "../post-input";

type Api = {
  create: (input: NewPostInput) => Promise<PostView>;
  update: (input: { ref: PostRef; post: PostInput }) => Promise<PostView>;
};

/**
 * Creates a copy of a post's text; its files stay with the post. Repeated after a lost answer, with more typed since, it
 * is still one copy, with the newest text.
 */
export async function createCopy(
  api: Api,
  pendingId: PendingId,
  copyOf: string,
  text: PostFields,
): Promise<PostView> {
  const post = { ...toPostInput(text), media: [] };
  const copy = await createWithId(pendingId, (id) => api.create({ id, copyOf, ...post }));
  if (isSameInput(pickPostFields(copy), post)) return copy;
  return api.update({ ref: { id: copy.id, version: copy.version }, post });
}

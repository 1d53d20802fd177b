import type { NewPostInput, PostInput, PostRef } from "@takt/domain/posts/model/post-input";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { isSame } from "../../../shared/drafts/is-same";
import { toFields } from "../post-fields";

type Api = {
  create: (input: NewPostInput) => Promise<PostView>;
  update: (input: { ref: PostRef; post: PostInput }) => Promise<PostView>;
};

/**
 * Creates a copy of a post's text; its files stay with the post. Repeated after a lost answer, with more typed since, it
 * is still one copy, with the newest text.
 */
export async function createCopy(api: Api, id: string, copyOf: string, text: PostInput): Promise<PostView> {
  const post = { ...text, media: [] };
  const copy = await api.create({ id, copyOf, ...post });
  if (isSame(toFields(copy), post)) return copy;
  return api.update({ ref: { id, version: copy.version }, post });
}

import type { PostView } from "@takt/domain/posts/model/post-view";
import { isSame } from "../../../shared/drafts/is-same";
import { EMPTY_FIELDS, toFields, type PostFields } from "../post-fields";

/**
 * What is changed back when the restored text of a post is discarded after it was saved. Null when it was not saved: what
 * the server has is all that is needed. Files stay as they are.
 * @param opened the post when its editor was opened; null: it did not exist
 */
export function fieldsBeforeRestore(
  opened: PostView | null,
  post: PostView,
  draft: PostFields,
): Omit<PostFields, "media"> | null {
  if (opened && !isSame(toFields(post), draft)) return null;
  const { content, hashtags, visibility } = opened ? toFields(opened) : EMPTY_FIELDS;
  return { content, hashtags, visibility };
}

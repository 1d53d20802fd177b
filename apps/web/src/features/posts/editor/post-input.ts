import { toStorableLinkCard } from "@takt/domain/posts/model/link-card";
import { type PostFields, pickPostFields } from "@takt/domain/posts/model/post-fields";
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { Baseline } from "~/features/shared/drafts/draft-state";

/** Fields as the server takes them: a card's address that it refuses stays in its field, and the rest is saved. */
export function toPostInput(fields: PostFields): PostFields {
  return { ...fields, linkCard: toStorableLinkCard(fields.linkCard) };
}

/** A post on the server as the baseline of its draft. */
export function toBaseline(post: PostView): Baseline<PostFields> {
  return { value: pickPostFields(post), version: post.version };
}

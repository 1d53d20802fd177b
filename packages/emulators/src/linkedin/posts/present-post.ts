import type { Post } from "../model/entities";
import { formatLittleText } from "../model/format-little-text";
import { readText } from "../model/little-text";

/** The body of a post in reads, by an app that knows the author by the URN `author`: hashtags in template form, no target entities (Microsoft Learn, Posts API). */
export function presentPost(post: Post, author: string, now: number) {
  return {
    id: post.urn,
    author,
    commentary: formatLittleText(readText(post).segments),
    visibility: post.visibility,
    distribution: { feedDistribution: post.feedDistribution, thirdPartyDistributionChannels: [] },
    content: post.content ?? {},
    ...(post.reshareOf !== null && { reshareContext: { parent: post.reshareOf, root: post.reshareOf } }),
    lifecycleState: lifecycleState(post, now),
    lifecycleStateInfo: { isEditedByAuthor: post.edited },
    isReshareDisabledByAuthor: post.isReshareDisabledByAuthor,
    createdAt: post.createdAt,
    publishedAt: post.settlesAt,
    lastModifiedAt: post.lastModifiedAt,
  };
}

/** The state of a post at `now`. A post whose media are still processing is PUBLISH_REQUESTED until they are done. */
export function lifecycleState(post: Pick<Post, "settlesAt" | "settlesTo">, now: number) {
  return now < post.settlesAt ? "PUBLISH_REQUESTED" : post.settlesTo;
}

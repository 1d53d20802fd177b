import { toLittleText } from "@takt/domain/posts/model/to-little-text";
import type { PublishablePost } from "@takt/domain/posts/ports/publisher";

/**
 * The body of POST /rest/posts (linkedin-api 3.1). `distribution` is required; `content` must be left out for text
 * alone (null is refused), is `media` for one image and `multiImage` for 2-20. Alt texts are plain, not little text.
 * The order of the keys is fixed: the body's bytes are compared.
 */
export function toLinkedInPost(post: PublishablePost, memberSub: string) {
  const images = post.images.map(({ urn, altText }) => ({ id: urn, ...(altText ? { altText } : {}) }));
  const [first, ...others] = images;
  return {
    author: `urn:li:person:${memberSub}`,
    commentary: toLittleText(post.text),
    visibility: post.visibility,
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(first ? { content: others.length > 0 ? { multiImage: { images } } : { media: first } } : {}),
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  };
}

import { toLittleText } from "@takt/domain/posts/model/publish-text";
import type { PublishableContent, PublishablePost } from "@takt/domain/posts/ports/publisher";

/**
 * Builds the body of POST /rest/posts (Microsoft Learn, Posts API). `distribution` is required. `content` is left
 * out for text alone (null is refused), is `media` for one file, `multiImage` for 2 to 20 images, `article` for a link
 * card and `poll` for a poll. Alt texts, titles, descriptions and the texts of a poll are plain text, not little text. The order of the keys is fixed, because the bytes of the body are
 * compared.
 */
export function toLinkedInPost(post: PublishablePost, memberSub: string) {
  const content = toContent(post.content);
  return {
    author: `urn:li:person:${memberSub}`,
    commentary: toLittleText(post.text),
    visibility: post.visibility,
    distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
    ...(content ? { content } : {}),
    lifecycleState: "PUBLISHED",
    isReshareDisabledByAuthor: false,
  };
}

function toContent(content: PublishableContent) {
  switch (content.kind) {
    case "none":
      return undefined;
    case "images": {
      const images = content.images.map(({ urn, altText }) => ({ id: urn, ...(altText ? { altText } : {}) }));
      const [first, ...others] = images;
      if (!first) throw new Error("Images without an image");
      return others.length > 0 ? { multiImage: { images } } : { media: first };
    }
    case "video":
    case "document":
      return { media: { id: content.urn, title: content.title } };
    case "article": {
      const { source, title, description, thumbnail } = content;
      return {
        article: {
          source,
          title,
          ...(description ? { description } : {}),
          ...(thumbnail === null ? {} : { thumbnail }),
        },
      };
    }
    case "poll": {
      const { question, options, duration } = content;
      return { poll: { question, options: options.map((text) => ({ text })), settings: { duration } } };
    }
  }
}

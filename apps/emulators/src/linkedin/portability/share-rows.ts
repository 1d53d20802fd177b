import type { Backend } from "../backend";
import type { Content, Post } from "../model/entities";
import { mediaUrl } from "../media/create-media";
import { isPublished } from "../posts/present-post";

/** A post as LinkedIn hands it out in copies of a member's data: these six columns, in this order. */
export type ShareRow = {
  Date: string;
  ShareLink: string;
  ShareCommentary: string;
  SharedUrl: string;
  MediaUrl: string;
  Visibility: string;
};

/** The member's posts that are still there, the newest first (docs/linkedin-api.md, The member's own files). */
export function shareRows(backend: Backend, sub: string): ShareRow[] {
  const now = backend.clock.now();
  return backend.store
    .postsOf(sub)
    .filter((post) => isPublished(post, now))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map((post) => shareRow(backend, post));
}

function shareRow({ origin }: Backend, { urn, published, content, createdAt }: Post): ShareRow {
  const media = mediaOf(content);
  return {
    Date: new Date(createdAt).toISOString().slice(0, 19).replace("T", " "),
    ShareLink: `https://www.linkedin.com/feed/update/${encodeURIComponent(urn)}`,
    ShareCommentary: published,
    SharedUrl: content?.article?.source ?? "",
    MediaUrl: media === undefined ? "" : origin + mediaUrl(media),
    // Almost every post says this, whoever may see it.
    Visibility: "MEMBER_NETWORK",
  };
}

const mediaOf = (content: Content | null) =>
  content?.media?.id ?? content?.multiImage?.images[0]?.id ?? content?.article?.thumbnail;

import { urnKind } from "../../posts/model/post-urn";
import { TIMING } from "../../posts/model/publish-timing";
import { comparable, isSameText } from "./compare-texts";
import { getInstants, TEXT_WINDOW_MS } from "./find-match";
import type { KnownPost, PostContentType, ReportedContent } from "./reported-post";

/** A post of Takt that LinkedIn took, or may have taken, and did not name. */
export type UnnamedPost = {
  postId: string;
  /** The attempt that the user would be asked about; null for a post that is published, and only its link is unknown. */
  lostAttemptId: string | null;
  text: string;
  contentType: PostContentType;
  visibility: "PUBLIC" | "CONNECTIONS";
  /** When it was first and last sent; null when that is not known. */
  sent: { first: Date; last: Date } | null;
  publishedAt: Date;
  /** The content that it was sent with. */
  content: { media: readonly string[]; linkSource: string | null; pollQuestion: string | null };
};

/** A row of linkedin_posts, and what its report said beyond that. */
export type SeenPost = Pick<
  KnownPost,
  "id" | "urns" | "postId" | "text" | "contentType" | "visibility" | "publishedAt"
> & { content?: ReportedContent | undefined };

/**
 * Finds which seen post is which post of Takt. A pair is one only if nothing else fits either of them: a post of Takt
 * stays unnamed rather than taking a post that its author made by hand.
 */
export function findPublications(
  unnamed: readonly UnnamedPost[],
  seen: readonly SeenPost[],
): { post: UnnamedPost; seen: SeenPost }[] {
  return unnamed.flatMap((post) => {
    const fitting = seen.filter((one) => isPublication(post, one));
    const [found] = fitting;
    if (!found || fitting.length > 1) return [];
    const isRival = (other: UnnamedPost) => other !== post && isPublication(other, found);
    return unnamed.some(isRival) ? [] : [{ post, seen: found }];
  });
}

/**
 * Whether a seen post can be this one: minted while a call could create it, with the same words, visibility and kind, and
 * the same files, card or question where the source tells them. A post that is not known to be there needs a source that
 * tells visibility and kind.
 */
function isPublication(post: UnnamedPost, seen: SeenPost): boolean {
  if (!isInTime(post, seen) || !isOnePost(seen)) return false;
  if (seen.postId !== null) return seen.postId === post.postId;
  const exists = post.lostAttemptId === null;
  if (seen.visibility === null ? !exists : seen.visibility !== post.visibility) return false;
  if (seen.contentType === "unknown" ? !exists : seen.contentType !== post.contentType) return false;
  if (seen.text === null || comparable(seen.text) !== comparable(post.text)) return false;
  return compareContent(post, seen.content ?? {}) ?? comparable(post.text) !== "";
}

/** Whether files, card or question are the same; null when the source does not tell them, or there are none. */
function compareContent({ content, contentType }: UnnamedPost, seen: ReportedContent): boolean | null {
  const { media, linkSource, pollQuestion } = seen;
  switch (contentType) {
    case "image":
    case "multi_image":
    case "video":
    case "document":
      return media === undefined ? null : media.join() === content.media.join();
    case "article":
      return linkSource === undefined ? null : linkSource === content.linkSource;
    case "poll":
      return pollQuestion === undefined ? null : isSameText(pollQuestion, content.pollQuestion);
    case "text":
    case "reshare":
    case "unknown":
      return null;
  }
}

/** Whether a row has at most one URN of a kind: one with two may be two posts of the same words. */
function isOnePost({ urns }: SeenPost): boolean {
  const kinds = urns.map(urnKind);
  return new Set(kinds).size === kinds.length;
}

function isInTime({ sent, publishedAt }: UnnamedPost, seen: SeenPost): boolean {
  const from = sent ? sent.first.getTime() - TIMING.clockSkew : publishedAt.getTime() - TEXT_WINDOW_MS;
  const last = sent?.last ?? publishedAt;
  const until = last.getTime() + TIMING.http + TIMING.commitTail + TIMING.clockSkew;
  return getInstants(seen).every((at) => at >= from && at <= until);
}

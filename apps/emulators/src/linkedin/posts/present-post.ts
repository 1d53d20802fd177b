import type { Backend } from "../backend";
import { fullName, type Post } from "../model/entities";
import { formatLittleText, readText, type Segment } from "../model/little-text";
import { personUrn, type RestContext } from "../restli/rest-env";

/** The body of the caller's post in reads: hashtags in template form, no target entities (Microsoft Learn, Posts API). */
export function presentPost(backend: Backend, c: RestContext, post: Post) {
  const segments = linkMentions(backend, c.get("app").clientId, readText(post).segments);
  return {
    id: post.urn,
    author: personUrn(c),
    commentary: formatLittleText(segments),
    visibility: post.visibility,
    distribution: { feedDistribution: post.feedDistribution, thirdPartyDistributionChannels: [] },
    content: post.content ?? {},
    ...(post.reshareOf !== null && { reshareContext: { parent: post.reshareOf, root: post.reshareOf } }),
    lifecycleState: lifecycleState(post, backend.clock.now()),
    lifecycleStateInfo: { isEditedByAuthor: post.edited },
    isReshareDisabledByAuthor: post.isReshareDisabledByAuthor,
    createdAt: post.createdAt,
    publishedAt: post.settlesAt,
    lastModifiedAt: post.lastModifiedAt,
  };
}

/** Whether readers see a post at `now`. */
export const isPublished = (post: Post, now: number): boolean =>
  post.deletedAt === null && lifecycleState(post, now) === "PUBLISHED";

/** The state of a post at `now`. A post whose media are still processing is PUBLISH_REQUESTED until they are done. */
export function lifecycleState(post: Pick<Post, "settlesAt" | "settlesTo">, now: number) {
  return now < post.settlesAt ? "PUBLISH_REQUESTED" : post.settlesTo;
}

/**
 * The segments of a text with mentions that name nobody as plain text: LinkedIn links a mention only when its words are
 * the member's first, last or whole name (Microsoft Learn, Posts API), and says nothing otherwise. `app` is the app whose
 * ids the URNs have. There are no organizations here, so none is linked.
 */
function linkMentions({ apps, store }: Backend, app: string, segments: Segment[]): Segment[] {
  return segments.map((segment) => {
    if (segment.kind !== "mention") return segment;
    const member = [...store.members.values()].find(
      ({ sub }) => `urn:li:person:${apps.personId(app, sub)}` === segment.urn,
    );
    const names = member ? [member.given_name, member.family_name, fullName(member)] : [];
    return names.includes(segment.name) ? segment : { kind: "text", text: segment.name };
  });
}

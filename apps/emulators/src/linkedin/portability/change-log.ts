import type { Backend } from "../backend";
import type { Comment, Reaction } from "../model/activity";
import type { Post } from "../model/entities";
import { activityUrn } from "../model/snowflake";

const RETENTION_MS = 28 * 86_400_000;

type Change = {
  at: number;
  resourceName: string;
  resourceId: string;
  method: "CREATE" | "PARTIAL_UPDATE" | "DELETE";
  activity: object | null;
};

/**
 * Returns the member's acts since the consent, at most 28 days back, in order (Microsoft Learn, Member Changelog API).
 * Of a post that was edited several times only the last edit is there (the emulator keeps no more).
 */
export function changeLog(
  backend: Backend,
  { sub, person, since }: { sub: string; person: string; since: number },
) {
  const { clock, settings, store } = backend;
  const { changeLogDelayMs } = settings.get();
  const { comments, reactions } = store.activityOf(sub);
  const oldest = Math.max(since, clock.now() - RETENTION_MS);
  return [
    ...store.postsOf(sub).flatMap((post) => postChanges(post, person)),
    ...comments.flatMap((comment) => commentChanges(comment, person)),
    ...reactions.flatMap((reaction) => reactionChanges(reaction, person)),
  ]
    .filter(({ at }) => at >= oldest)
    .map(({ at, activity, resourceName, resourceId, method }, index) => ({
      id: at * 100 + (index % 100),
      capturedAt: at,
      processedAt: at + changeLogDelayMs,
      configVersion: 10,
      owner: person,
      actor: person,
      resourceName,
      resourceId,
      resourceUri: `/${resourceName}/${encodeURIComponent(resourceId)}`,
      method,
      // A delete tells nothing of what was deleted.
      ...(activity !== null && { activity, processedActivity: activity }),
      siblingActivities: [],
      parentSiblingActivities: [],
      activityId: `${resourceId}:${method}:${at}`,
      activityStatus: "SUCCESS",
    }))
    .filter(({ processedAt }) => processedAt <= clock.now())
    .toSorted((a, b) => a.processedAt - b.processedAt);
}

/** Posts are told in the form of the old UGC API (seen). */
function postChanges(post: Post, person: string): Change[] {
  const of = { resourceName: "ugcPosts", resourceId: post.urn };
  const category = post.content?.article ? "ARTICLE" : post.content ? "IMAGE" : "NONE";
  const activity = {
    id: post.urn,
    author: person,
    created: { actor: person, time: post.createdAt },
    lastModified: { actor: person, time: post.lastModifiedAt },
    firstPublishedAt: post.settlesAt,
    lifecycleState: "PUBLISHED",
    visibility: { "com.linkedin.ugc.MemberNetworkVisibility": post.visibility },
    specificContent: {
      "com.linkedin.ugc.ShareContent": {
        shareCommentary: { attributes: [], text: post.published },
        shareMediaCategory: category,
        media: [],
      },
    },
  };
  return [
    { ...of, at: post.createdAt, method: "CREATE", activity },
    ...(post.edited ? [{ ...of, at: post.lastModifiedAt, method: "PARTIAL_UPDATE" as const, activity }] : []),
    ...deletion(of, post),
  ];
}

function commentChanges({ id, post, text, createdAt, deletedAt }: Comment, person: string): Change[] {
  const of = { resourceName: "socialActions/comments", resourceId: id };
  const created = { actor: person, time: createdAt };
  const activity = {
    id,
    actor: person,
    object: activityUrn(post),
    message: { attributes: [], text },
    created,
  };
  return [{ ...of, at: createdAt, method: "CREATE", activity }, ...deletion(of, { deletedAt })];
}

function reactionChanges({ post, type, createdAt, deletedAt }: Reaction, person: string): Change[] {
  const of = { resourceName: "socialActions/likes", resourceId: person };
  const created = { actor: person, time: createdAt };
  const activity = {
    actor: person,
    object: activityUrn(post),
    root: activityUrn(post),
    reactionType: type,
    created,
  };
  return [{ ...of, at: createdAt, method: "CREATE", activity }, ...deletion(of, { deletedAt })];
}

const deletion = (
  of: Pick<Change, "resourceName" | "resourceId">,
  { deletedAt }: { deletedAt: number | null },
): Change[] => (deletedAt === null ? [] : [{ ...of, at: deletedAt, method: "DELETE", activity: null }]);

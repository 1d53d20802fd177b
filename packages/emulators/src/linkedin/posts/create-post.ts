import type { Content, Post } from "../entities";
import type { PostInput } from "../model/check-post-schema";
import { checkPostSchema } from "../model/check-post-schema";
import { checkPostValues } from "../model/check-post-values";
import { errors } from "../model/errors";
import { parseLittleText } from "../model/little-text";
import { snowflake } from "../model/snowflake";
import { checkMethod } from "../restli/check-method";
import { checkQuota } from "../restli/check-quota";
import { checkScope } from "../restli/check-scope";
import { emptyAnswer } from "../restli/empty-answer";
import { jsonBody } from "../restli/json-body";
import type { RestContext } from "../restli/rest-env";
import type { World } from "../world";
import { duplicateKey } from "../world";
import { settleMedia } from "./settle-media";

/**
 * POST /rest/posts. Checks in LinkedIn's order: shape, values, ownership, media, duplicate, quota (reference 10.9).
 * Broken little text is no error: less is published, and the answer is the same empty 201.
 */
export async function createPost(world: World, c: RestContext): Promise<Response> {
  checkMethod(c, "CREATE", "partnerApiPostsExternal");
  checkScope(c, "w_member_social", "partnerApiPostsExternal.CREATE");
  const input = checkPostSchema(await jsonBody(c));
  return addPost(world, c, input, parseLittleText(input.commentary));
}

/** All that follows the shape's check. `published`: what readers see; `plain`: the commentary is no little text. */
export function addPost(
  world: World,
  c: RestContext,
  input: PostInput,
  { published, plain = false }: { published: string; plain?: boolean },
): Response {
  const { clock, settings, store } = world;
  const { maxCommentary, commentaryCounts } = settings.get();
  const { sub } = c.get("member");
  checkPostValues(input, published, { max: maxCommentary, counts: commentaryCounts });
  if (input.author !== `urn:li:person:${sub}`) throw errors.foreignField("/author");
  const settles = settleMedia(world, sub, input.content);
  checkReshare(world, input);
  const draft = { author: sub, published, content: input.content ?? null };
  checkDuplicate(world, duplicateKey(draft), input.content);
  checkQuota(world, sub);
  checkShareLimit(world, c);

  const now = clock.now();
  const post: Post = {
    ...draft,
    urn: newUrn(world, input.content, now),
    sent: input.commentary,
    ...(plain && { plain }),
    visibility: input.visibility,
    feedDistribution: input.distribution.feedDistribution,
    reshareOf: input.reshareContext?.parent ?? null,
    isReshareDisabledByAuthor: input.isReshareDisabledByAuthor ?? false,
    createdAt: now,
    lastModifiedAt: now,
    edited: false,
    deletedAt: null,
    settlesAt: settles.at,
    settlesTo: settles.to,
  };
  store.savePost(post);
  world.duplicates.add(duplicateKey(post), now);
  world.quota.countShare(sub, now);
  return emptyAnswer(201, { "x-restli-id": post.urn });
}

/** Documents and videos become ugcPosts, all else shares (reference 3.1). */
function newUrn({ store }: World, content: Content | undefined, now: number): string {
  const type = /^urn:li:(document|video):/.test(content?.media?.id ?? "") ? "ugcPost" : "share";
  for (;;) {
    const urn = `urn:li:${type}:${snowflake(now)}`;
    if (!store.posts.has(urn)) return urn;
  }
}

function checkReshare({ store }: World, input: PostInput) {
  const parent = input.reshareContext?.parent;
  if (parent === undefined) return;
  const post = store.posts.get(parent);
  if (!post || post.deletedAt !== null) throw errors.notFound();
  if (post.isReshareDisabledByAuthor) throw errors.foreignField("/reshareContext/parent");
}

/** The URN that LinkedIn was seen to name here is made up on the spot and belongs to no post (reference 3.8). */
function checkDuplicate(world: World, key: string, content: Content | undefined) {
  const { duplicateWindowMs: windowMs, duplicateIndexLagMs: lagMs, duplicateNames } = world.settings.get();
  const now = world.clock.now();
  if (!world.duplicates.has(key, now, { windowMs, lagMs })) return;
  const earlier = duplicateNames === "earlier" && earlierUrn(world, key);
  throw errors.content(422, `Content is a duplicate of ${earlier || newUrn(world, content, now)}`, {
    description: "Duplicate post is detected",
    input: {},
    code: "DUPLICATE_POST",
  });
}

/** Of the latest equal post. */
function earlierUrn({ store }: World, key: string): string | undefined {
  return [...store.posts.values()].findLast((post) => duplicateKey(post) === key)?.urn;
}

/** Seen since October 2026; the exact body is not published (reference 7). */
function checkShareLimit({ clock, quota, settings }: World, c: RestContext) {
  const { sub, verified } = c.get("member");
  const limit = settings.get().unverifiedShareLimit;
  if (limit === null || verified || quota.sharesToday(sub, clock.now()) < limit) return;
  throw errors.throttled(
    "Share limit has been reached for unverified members. Verify your identity or try again later.",
  );
}

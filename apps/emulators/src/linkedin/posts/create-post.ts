import type { Content } from "../model/entities";
import { type PostInput, checkPostSchema } from "../model/check-post-schema";
import { checkPostValues } from "../model/check-post-values";
import { errors } from "../model/errors";
import { parseLittleText } from "../model/little-text";
import { checkMethod, checkQuota, checkScope } from "../restli/check-call";
import { emptyResponse, jsonBody } from "../restli/responses";
import { callerOf, personUrn, type RestContext } from "../restli/rest-env";
import { type Backend, duplicateKey } from "../backend";
import { checkPostMedia } from "./check-post-media";
import { newUrn, publish } from "./publish";

/**
 * POST /rest/posts. Checks in LinkedIn's order: shape, values, ownership, media, duplicate, quota
 * (docs/linkedin-api.md, Not known, and without a switch). Invalid little text is no error: less is published, and the
 * response is the same empty 201.
 */
export async function createPost(backend: Backend, c: RestContext): Promise<Response> {
  checkMethod(c, "CREATE", "partnerApiPostsExternal");
  checkScope(c, "w_member_social", "partnerApiPostsExternal.CREATE");
  const input = checkPostSchema(await jsonBody(c));
  return addPost(backend, c, input, parseLittleText(input.commentary));
}

/** Every step after the schema check. `plain` means that the commentary is not little text. */
export function addPost(
  backend: Backend,
  c: RestContext,
  input: PostInput,
  { published, plain = false }: { published: string; plain?: boolean },
): Response {
  const { clock, settings } = backend;
  const { maxCommentary, commentaryCounts } = settings.get();
  const { sub } = c.get("member");
  checkPostValues(input, published, { max: maxCommentary, counts: commentaryCounts });
  if (input.author !== personUrn(c)) throw errors.foreignField("/author");
  const outcome = checkPostMedia(backend, sub, input.content);
  checkReshare(backend, input);
  const draft = { author: sub, published, content: input.content ?? null };
  checkDuplicate(backend, duplicateKey(draft), input.content);
  checkQuota(backend, c);
  checkShareLimit(backend, c);

  const now = clock.now();
  const post = publish(
    backend,
    {
      ...draft,
      sent: input.commentary,
      ...(plain && { plain }),
      visibility: input.visibility,
      feedDistribution: input.distribution.feedDistribution,
      reshareOf: input.reshareContext?.parent ?? null,
      isReshareDisabledByAuthor: input.isReshareDisabledByAuthor ?? false,
    },
    now,
    { settlesAt: outcome.at, settlesTo: outcome.to },
  );
  backend.quota.countShare(callerOf(c), now);
  return emptyResponse(201, { "x-restli-id": post.urn });
}

function checkReshare({ store }: Backend, input: PostInput) {
  const parent = input.reshareContext?.parent;
  if (parent === undefined) return;
  const post = store.posts.get(parent);
  if (!post || post.deletedAt !== null) throw errors.notFound();
  if (post.isReshareDisabledByAuthor) throw errors.foreignField("/reshareContext/parent");
}

/** Throws 422 for a duplicate. The URN that it names was seen to be no post's (docs/linkedin-api.md, Duplicates). */
function checkDuplicate(backend: Backend, key: string, content: Content | undefined) {
  const { duplicateWindowMs: windowMs, duplicateIndexLagMs: lagMs, duplicateNames } = backend.settings.get();
  const now = backend.clock.now();
  if (!backend.duplicates.has(key, now, { windowMs, lagMs })) return;
  const earlier = duplicateNames === "earlier" && earlierUrn(backend, key);
  throw errors.content(422, `Content is a duplicate of ${earlier || newUrn(backend, content, now)}`, {
    description: "Duplicate post is detected",
    input: {},
    code: "DUPLICATE_POST",
  });
}

/** The URN of the latest equal post. */
function earlierUrn({ store }: Backend, key: string): string | undefined {
  return [...store.posts.values()].findLast((post) => duplicateKey(post) === key)?.urn;
}

/** Throws 429 for an unverified member above the limit seen (docs/linkedin-api.md, Limits and versions). */
function checkShareLimit({ clock, quota, settings }: Backend, c: RestContext) {
  const { verified } = c.get("member");
  const limit = settings.get().unverifiedShareLimit;
  if (limit === null || verified || quota.sharesToday(callerOf(c), clock.now()) < limit) return;
  throw errors.throttled(
    "Share limit has been reached for unverified members. Verify your identity or try again later.",
  );
}

import type { Hono } from "hono";
import type { Backend } from "../backend";
import { REACTION_TYPES, type Reaction, type ReactionType } from "../model/activity";
import { record, requireShape, string } from "../model/check-schema";
import { errors } from "../model/errors";
import { checkMethod, checkQuota, checkScope, closeResource, denied } from "../restli/check-call";
import { jsonBody, emptyResponse } from "../restli/responses";
import { pathUrn } from "../restli/query-params";
import { personUrn, type RestContext, type RestEnv } from "../restli/rest-env";
import { checkReadsFeed, threadPost } from "../social/comments";

const RESOURCE = "partnerApiReactions";
type Body = { root: string; reactionType: ReactionType };
const shape = record({ root: string, reactionType: string });

/** /rest/reactions and /rest/socialMetadata (docs/linkedin-api.md, Comments and reactions). */
export function reactionRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.post("/rest/reactions", (c) => react(backend, c));
  app.delete("/rest/reactions/:key", (c) => takeBack(backend, c));
  closeResource(app, backend, "reactions", RESOURCE);

  app.get("/rest/socialMetadata/:urn", (c) => {
    checkQuota(backend, c);
    checkReadsFeed(c, () => denied(c, "partnerApiSocialMetadata.GET"));
    const urn = pathUrn(c, "/rest/socialMetadata/");
    const post = threadPost(backend, urn);
    const comments = backend.store.commentsOf(post.urn);
    return c.json({
      entity: urn,
      reactionSummaries: summarize(backend.store.reactionsOf(post.urn)),
      commentSummary: {
        count: comments.length,
        topLevelCount: comments.filter(({ parent }) => parent === null).length,
      },
      commentsState: "OPEN",
    });
  });
  closeResource(app, backend, "socialMetadata", "partnerApiSocialMetadata");
}

async function react(backend: Backend, c: RestContext): Promise<Response> {
  checkQuota(backend, c);
  checkMethod(c, "CREATE", RESOURCE);
  checkScope(c, "w_member_social_feed", `${RESOURCE}.CREATE`);
  const { root, reactionType } = requireShape<Body>(shape, await jsonBody(c));
  if (!REACTION_TYPES.includes(reactionType))
    throw errors.invalid("INVALID_VALUE_FOR_FIELD", `reactionType can't be set to ${reactionType}`);
  if (c.req.query("actor") !== personUrn(c)) throw errors.foreignField("/actor");
  const post = threadPost(backend, root);
  const createdAt = backend.clock.now();
  const actor = c.get("member").sub;
  backend.store.saveReaction({ post: post.urn, actor, type: reactionType, createdAt, deletedAt: null });
  const id = `urn:li:reaction:(${personUrn(c)},${root})`;
  return c.json({ id, reactionType, root }, 201, { "x-restli-id": encodeURIComponent(id) });
}

/** DELETE /rest/reactions/(actor:urn%3A…,entity:urn%3A…): 204. */
function takeBack(backend: Backend, c: RestContext): Response {
  checkQuota(backend, c);
  checkScope(c, "w_member_social_feed", `${RESOURCE}.DELETE`);
  const key = /\/\(actor:([^,()]*),entity:([^,()]*)\)$/.exec(new URL(c.req.url).pathname);
  if (!key) throw errors.illegalPath();
  const [actor, entity] = [decodeURIComponent(key[1]!), decodeURIComponent(key[2]!)];
  if (actor !== personUrn(c)) throw errors.foreignField("/actor");
  const post = threadPost(backend, entity);
  const own = backend.store.reactionsOf(post.urn).find((one) => one.actor === c.get("member").sub);
  if (!own) throw errors.notFound();
  backend.store.saveReaction({ ...own, deletedAt: backend.clock.now() });
  return emptyResponse(204);
}

function summarize(reactions: Reaction[]) {
  const types = REACTION_TYPES.map(
    (type) => [type, reactions.filter((one) => one.type === type).length] as const,
  );
  return Object.fromEntries(
    types
      .filter(([, count]) => count > 0)
      .map(([reactionType, count]) => [reactionType, { reactionType, count }]),
  );
}

import type { Post } from "../model/entities";
import { errors } from "../model/errors";
import { checkQuota, checkScope, denied, isDevelopmentTier, restliMethod } from "../restli/check-call";
import { rawParam } from "../restli/query-params";
import { personUrn, type RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";
import { presentPost } from "./present-post";
import type { Context } from "hono";

const RESOURCE = "partnerApiPostsExternal";

/** GET /rest/posts: BATCH_GET by `ids=List(...)` and the finder `q=author`, both closed to self-serve tokens. */
export function findPosts(backend: Backend, c: RestContext): Response {
  checkQuota(backend, c);
  if (restliMethod(c) === "BATCH_GET") {
    if (isDevelopmentTier(backend, c)) throw denied(c, `${RESOURCE}.BATCH_GET`);
    return batchGet(backend, c);
  }
  if (c.req.query("q") !== "author") throw errors.noResource();
  checkScope(c, "r_member_social", `${RESOURCE}.FINDER-author`);
  return findByAuthor(backend, c);
}

function batchGet(backend: Backend, c: RestContext) {
  checkScope(c, "r_member_social", `${RESOURCE}.BATCH_GET`);
  const ids = queryList(c, "ids");
  if (!ids) throw errors.invalid("ILLEGAL_ARGUMENT", "Array parameter 'ids' value is not a List");
  const results: Record<string, unknown> = {};
  const missing: Record<string, unknown> = {};
  for (const id of ids) {
    const post = backend.store.posts.get(id);
    if (post && visible(post, c)) results[id] = presentPost(backend, c, post);
    else missing[id] = errors.notFound().body;
  }
  return c.json({ results, statuses: {}, errors: missing });
}

function findByAuthor(backend: Backend, c: RestContext) {
  const author = c.req.query("author") ?? "";
  if (author !== personUrn(c)) throw errors.foreignField("/author");
  const start = Number(c.req.query("start") ?? 0);
  const count = Math.min(Number(c.req.query("count") ?? 10), 100);
  const posts = backend.store.postsOf(c.get("member").sub).filter((post) => visible(post, c));
  const by = c.req.query("sortBy") === "CREATED" ? "createdAt" : "lastModifiedAt";
  posts.sort((a, b) => b[by] - a[by]);
  const elements = posts.slice(start, start + count).map((post) => presentPost(backend, c, post));
  return c.json({ paging: { start, count, links: [] }, elements });
}

const visible = (post: Post, c: RestContext) =>
  post.deletedAt === null && post.author === c.get("member").sub;

/** The decoded values of `name=List(a,b)` in the query; null when it is not a List. */
function queryList(c: Context, name: string): string[] | null {
  const inside = /^List\((.*)\)$/.exec(rawParam(c, name) ?? "")?.[1];
  if (inside === undefined) return null;
  return inside === "" ? [] : inside.split(",").map(decodeURIComponent);
}

import type { Hono } from "hono";
import { errors } from "../model/errors";
import { createPost } from "../posts/create-post";
import { findPosts } from "../posts/find-posts";
import { updatePost } from "../posts/update-post";
import type { RestEnv, RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";
import { checkQuota, checkScope } from "../restli/check-call";
import { pathUrn } from "../restli/query-params";
import { presentPost } from "../posts/present-post";
import { emptyResponse } from "../restli/responses";

/** /rest/posts (Microsoft Learn, Posts API). */
export function postRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.post("/rest/posts", (c) => createPost(backend, c));
  app.get("/rest/posts", (c) => findPosts(backend, c));
  app.on(["PUT", "PATCH", "DELETE"], "/rest/posts", (c) => {
    throw errors.methodNotAllowed(c.req.method);
  });
  app.get("/rest/posts/:urn", (c) => getPost(backend, c));
  app.post("/rest/posts/:urn", (c) => updatePost(backend, c));
  app.delete("/rest/posts/:urn", (c) => deletePost(backend, c));
}

/** GET /rest/posts/{urn}: closed to self-serve tokens (Microsoft Learn, Posts API). */
function getPost(backend: Backend, c: RestContext): Response {
  checkQuota(backend, c);
  const urn = pathUrn(c, "/rest/posts/");
  checkScope(c, "r_member_social", "partnerApiPostsExternal.GET");
  const post = backend.store.posts.get(urn);
  if (!post || post.deletedAt !== null || post.author !== c.get("member").sub) throw errors.notFound();
  return c.json(presentPost(backend, c, post));
}

/** DELETE /rest/posts/{urn}: 204, also for a post that is not there (Microsoft Learn, Posts API). */
function deletePost(backend: Backend, c: RestContext): Response {
  const { sub } = c.get("member");
  checkQuota(backend, c);
  const urn = pathUrn(c, "/rest/posts/");
  checkScope(c, "w_member_social", "partnerApiPostsExternal.DELETE");
  const post = backend.store.posts.get(urn);
  if (post && post.author !== sub) throw errors.foreignField("/author");
  if (post && post.deletedAt === null) backend.store.savePost({ ...post, deletedAt: backend.clock.now() });
  return emptyResponse(204);
}

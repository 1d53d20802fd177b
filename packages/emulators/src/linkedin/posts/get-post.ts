import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-quota";
import { checkScope } from "../restli/check-scope";
import { pathUrn } from "../restli/path-urn";
import type { RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";
import { presentPost } from "./present-post";

/** GET /rest/posts/{urn}: closed to self-serve tokens (Microsoft Learn, Posts API). */
export function getPost(backend: Backend, c: RestContext): Response {
  checkQuota(backend, c.get("member").sub);
  const urn = pathUrn(c, "/rest/posts/");
  checkScope(c, "r_member_social", "partnerApiPostsExternal.GET");
  const post = backend.store.posts.get(urn);
  if (!post || post.deletedAt !== null || post.author !== c.get("member").sub) throw errors.notFound();
  return c.json(presentPost(post, backend.clock.now()));
}

import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-quota";
import { checkScope } from "../restli/check-scope";
import { emptyResponse } from "../restli/empty-response";
import { pathUrn } from "../restli/path-urn";
import type { RestContext } from "../restli/rest-env";
import type { Backend } from "../backend";

/**
 * DELETE /rest/posts/{urn}: 204, also for a post that is deleted already or never existed (Microsoft Learn, Posts API).
 */
export function deletePost(backend: Backend, c: RestContext): Response {
  const { sub } = c.get("member");
  checkQuota(backend, sub);
  const urn = pathUrn(c, "/rest/posts/");
  checkScope(c, "w_member_social", "partnerApiPostsExternal.DELETE");
  const post = backend.store.posts.get(urn);
  if (post && post.author !== sub) throw errors.foreignField("/author");
  if (post && post.deletedAt === null) backend.store.savePost({ ...post, deletedAt: backend.clock.now() });
  return emptyResponse(204);
}

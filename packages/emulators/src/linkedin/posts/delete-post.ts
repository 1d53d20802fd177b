import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-quota";
import { checkScope } from "../restli/check-scope";
import { emptyAnswer } from "../restli/empty-answer";
import { pathUrn } from "../restli/path-urn";
import type { RestContext } from "../restli/rest-env";
import type { World } from "../world";

/** DELETE /rest/posts/{urn}: 204, also when it is gone already or never was (reference 3.4). */
export function deletePost(world: World, c: RestContext): Response {
  const { sub } = c.get("member");
  checkQuota(world, sub);
  const urn = pathUrn(c, "/rest/posts/");
  checkScope(c, "w_member_social", "partnerApiPostsExternal.DELETE");
  const post = world.store.posts.get(urn);
  if (post && post.author !== sub) throw errors.foreignField("/author");
  if (post && post.deletedAt === null) world.store.savePost({ ...post, deletedAt: world.clock.now() });
  return emptyAnswer(204);
}

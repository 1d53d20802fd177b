import { errors } from "../model/errors";
import { checkQuota } from "../restli/check-quota";
import { checkScope } from "../restli/check-scope";
import { pathUrn } from "../restli/path-urn";
import type { RestContext } from "../restli/rest-env";
import type { World } from "../world";
import { presentPost } from "./present-post";

/** GET /rest/posts/{urn}: closed to self-serve tokens (reference 3.2). */
export function getPost(world: World, c: RestContext): Response {
  checkQuota(world, c.get("member").sub);
  const urn = pathUrn(c, "/rest/posts/");
  checkScope(c, "r_member_social", "partnerApiPostsExternal.GET");
  const post = world.store.posts.get(urn);
  if (!post || post.deletedAt !== null || post.author !== c.get("member").sub) throw errors.notFound();
  return c.json(presentPost(post, world.clock.now()));
}

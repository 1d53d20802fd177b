import type { Backend } from "../backend";
import type { Post } from "../model/entities";
import { errors } from "../model/errors";
import { isPublished } from "../posts/present-post";
import type { RestContext } from "../restli/rest-env";

/** Scopes that may read what others did to a post. The third was seen to be enough; the docs name the first. */
const READ_SCOPES = ["r_member_social_feed", "r_organization_social_feed", "w_member_social_feed"];

/** Throws 403 unless the token may read comments, reactions and their counts. */
export function checkReadsFeed(c: RestContext, denied: () => Error): void {
  if (!c.get("token").scope.some((scope) => READ_SCOPES.includes(scope))) throw denied();
}

/** The post that comments and reactions are about, by its own URN or that of its activity. Throws 404. */
export function threadPost({ clock, store }: Backend, urn: string): Post {
  const post = store.posts.get(urn) ?? store.posts.get(store.postOfActivity(urn) ?? "");
  if (!post || !isPublished(post, clock.now())) throw errors.notFound();
  return post;
}

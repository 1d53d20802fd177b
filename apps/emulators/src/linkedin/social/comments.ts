import type { Backend } from "../backend";
import type { Comment } from "../model/activity";
import { activityUrn, snowflake } from "../model/snowflake";
import { arrayOf, record, requireShape, string } from "../model/check-schema";
import { errors } from "../model/errors";
import { jsonBody } from "../restli/responses";
import { personUrn, type RestContext } from "../restli/rest-env";
import type { Post } from "../model/entities";
import { isPublished } from "../posts/present-post";

const MAX_COMMENT = 1_250;
const shape = record(
  { actor: string, message: record({ text: string }, { attributes: arrayOf(record({})) }) },
  { object: string, parentComment: string },
);
type Body = { actor: string; object?: string; parentComment?: string; message: { text: string } };

/** Creates a comment: 201, its id in x-restli-id, and the comment as body (docs/linkedin-api.md, Comments and reactions). */
export async function createComment(backend: Backend, c: RestContext, urn: string): Promise<Response> {
  const { actor, object, message, parentComment } = requireShape<Body>(shape, await jsonBody(c));
  if (message.text.trim() === "")
    throw errors.invalid("INVALID_VALUE_BLANK_FIELD", "message/text can't be blank");
  if (message.text.length > MAX_COMMENT)
    throw errors.invalid(
      "FIELD_LENGTH_TOO_LONG",
      `message/text is longer than the maximum of ${MAX_COMMENT} characters`,
    );
  if (actor !== personUrn(c)) throw errors.foreignField("/actor");
  const post = threadPost(backend, urn);
  const now = backend.clock.now();
  // A post that was just published is not known to the social actions for some seconds.
  if (now < post.settlesAt + backend.settings.get().commentDelayMs) throw errors.notFound();
  if (object !== undefined && object !== post.urn && object !== activityUrn(post.urn))
    throw errors.invalid("INVALID_URN_ID", `object ${object} is not the one of this thread`);
  const comment = addComment(backend, {
    post: post.urn,
    actor: c.get("member").sub,
    text: message.text,
    parent: parentComment === undefined ? null : commentId(parentComment),
  });
  return c.json(presentComment(comment, actor), 201, { "x-restli-id": comment.id });
}

/** The number of a comment in its URN, `urn:li:comment:(urn:li:activity:…,id)`. */
const commentId = (urn: string) => /(\d+)\)?$/.exec(urn)?.[1] ?? urn;

/** Stores a comment of a member. */
export function addComment(
  { clock, store }: Backend,
  comment: Pick<Comment, "post" | "actor" | "text" | "parent">,
): Comment {
  const now = clock.now();
  const created = { ...comment, id: snowflake(now), createdAt: now, deletedAt: null };
  store.saveComment(created);
  return created;
}

/** A comment as the API answers it, by an app that knows its author by the URN `actor`. */
export function presentComment({ id, post, text, parent, createdAt }: Comment, actor: string) {
  const thread = activityUrn(post);
  const stamp = { actor, time: createdAt };
  return {
    actor,
    commentUrn: `urn:li:comment:(${thread},${id})`,
    created: stamp,
    id,
    lastModified: stamp,
    message: { attributes: [], text },
    object: post,
    ...(parent !== null && { parentComment: `urn:li:comment:(${thread},${parent})` }),
  };
}

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

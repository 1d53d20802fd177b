import type { Context, Hono } from "hono";
import { z } from "zod";
import { requireKnown } from "../../core/control-routes";
import type { Backend } from "../backend";
import { REACTION_TYPES } from "../model/activity";
import type { Post } from "../model/entities";
import { formatLittleText } from "../model/little-text";
import { publish } from "../posts/publish";
import { addComment } from "../social/comments";
import { answerInput, readInput } from "./control-input";

const actor = z.string();
const postSchema = z.strictObject({
  text: z.string(),
  visibility: z.enum(["PUBLIC", "CONNECTIONS", "LOGGED_IN"]).default("PUBLIC"),
  /** When it was published, by default now. */
  at: z.coerce.number().optional(),
});
const reactionSchema = z.strictObject({ actor, type: z.enum(REACTION_TYPES).nullable().default("LIKE") });
const commentSchema = z.strictObject({ actor, text: z.string().min(1).max(1_250) });
const reshareSchema = z.strictObject({ actor, text: z.string().default("") });
const editSchema = z.strictObject({ text: z.string() });

/**
 * Adds the routes of members' acts on LinkedIn itself, without any app: they write, edit and delete posts, react,
 * comment and reshare.
 */
export function activityControlRoutes(routes: Hono, backend: Backend) {
  const { clock, store } = backend;

  routes.post("/members/:sub/posts", async (c) => {
    const { sub: author } = requireKnown(store.members.get(c.req.param("sub")), "member");
    const { text, visibility, at } = postSchema.parse(await readInput(c));
    return answerInput(c, publish(backend, { ...textOf(text), author, visibility, content: null }, at));
  });

  function onPost<T extends object>(
    action: string,
    schema: z.ZodType<T>,
    act: (post: Post, input: T) => object,
  ) {
    routes.post(`/posts/:urn/${action}`, async (c: Context) => {
      const found = store.posts.get(c.req.param("urn")!);
      const post = requireKnown(found?.deletedAt === null ? found : undefined, "post");
      const input = schema.parse(await readInput(c));
      if ("actor" in input) requireKnown(store.members.get(input.actor as string), "member");
      return answerInput(c, act(post, input));
    });
  }

  onPost("reactions", reactionSchema, ({ urn }, { actor: by, type }) => {
    const reaction = { post: urn, actor: by, type: type ?? "LIKE", createdAt: clock.now() };
    const saved = { ...reaction, deletedAt: type === null ? clock.now() : null };
    store.saveReaction(saved);
    return saved;
  });
  onPost("comments", commentSchema, ({ urn }, { actor: by, text }) =>
    addComment(backend, { post: urn, actor: by, text, parent: null }),
  );
  onPost("reshares", reshareSchema, ({ urn, visibility }, { actor: by, text }) =>
    publish(backend, { ...textOf(text), author: by, visibility, content: null, reshareOf: urn }),
  );
  onPost("edit", editSchema, (post, { text }) => {
    const edited = { ...post, ...textOf(text), plain: false, edited: true, lastModifiedAt: clock.now() };
    store.savePost(edited);
    return edited;
  });
  onPost("delete", z.strictObject({}), (post) => {
    const deleted = { ...post, deletedAt: clock.now() };
    store.savePost(deleted);
    return deleted;
  });
}

/** A member's typed text is plain text. */
const textOf = (text: string) => ({ sent: formatLittleText([{ kind: "text", text }]), published: text });

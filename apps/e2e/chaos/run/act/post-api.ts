import type { Said, Sight } from "../evidence";
import type { World } from "../world";
import { askProduct, type Answer } from "./ask-product";
import type { LivePost } from "./user";

/** The part of the API's PostView that matters here; instants are ISO strings. */
export type PostView = {
  id: string;
  version: number;
  status: string;
  content: string;
  hashtags: string[];
  visibility: "PUBLIC" | "CONNECTIONS";
  media: { id: string; kind: string; altText: string; title: string; fileName: string }[];
  scheduledAt: string | null;
  attemptId: string | null;
  deletedAt: string | null;
};

/** What readers will see, by the product's rule: the text, an empty line, the hashtags. */
export function readersText({ content, hashtags }: Pick<PostView, "content" | "hashtags">): string {
  return [content.trimEnd(), hashtags.map((tag) => `#${tag}`).join(" ")].filter(Boolean).join("\n\n");
}

/** `skipped`: rows are moved back when time passes, the run's own time goes on. */
export function toSight(view: PostView, uploads: LivePost["uploads"], skipped: number): Sight {
  return {
    version: view.version,
    status: view.deletedAt ? "deleted" : view.status,
    text: readersText(view),
    visibility: view.visibility,
    files: view.media.map((file) => ({
      sha256: uploads.get(file.id)?.sha256 ?? file.id,
      words: file.kind === "image" ? file.altText : file.title || file.fileName.replace(/\.[^.]+$/, ""),
    })),
    scheduledAt: view.scheduledAt === null ? null : Date.parse(view.scheduledAt) + skipped,
  };
}

/**
 * Makes one call about a post and notes what the user was told. `wanted` is what the post looks like when it was
 * done: noted when the answer is lost, or shows nothing.
 */
export async function tell(
  world: World,
  post: LivePost,
  what: string,
  kind: "query" | "mutation",
  input: unknown,
  wanted: PostView | null = null,
): Promise<Answer<PostView>> {
  const startedAt = world.now();
  const answer = await askProduct<PostView>(world, post.user.cookie, kind, `posts.${what}`, input);
  const seen = answer.result === "confirmed" ? (answer.value ?? wanted) : wanted;
  const said: Said = {
    postId: post.id,
    what,
    startedAt,
    endedAt: world.now(),
    result: answer.result,
    sight: answer.result === "refused" || seen === null ? null : toSight(seen, post.uploads, world.skipped),
    ...(answer.result === "confirmed" ? {} : { code: answer.code }),
  };
  world.notes.said.push(said);
  return answer;
}

/** What the user sees now; patient, as someone who reloads the page until it answers. */
export async function look(world: World, post: LivePost): Promise<PostView | null> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await tell(world, post, "get", "query", { id: post.id });
    if (answer.result === "confirmed") return answer.value;
    // Nobody is known to be signed in while the database is away.
    if (answer.result === "refused" && answer.code !== "UNAUTHORIZED") return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return null;
}

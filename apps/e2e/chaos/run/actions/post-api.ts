import type { UserAction, Snapshot } from "../evidence";
import type { ChaosHarness } from "../start-chaos-harness";
import { callApi, type ApiResult } from "./call-api";
import type { LivePost } from "./user";

/** The part of the API's PostView that is used here; instants are ISO strings. */
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
  /** Null where the workspace asks for none. */
  approval: { state: string; hash: string; mayApprove: boolean; mayRequest: boolean } | null;
};

/** Returns the text that readers will see: the content, an empty line and the hashtags. */
export function publishedText({ content, hashtags }: Pick<PostView, "content" | "hashtags">): string {
  return [content.trimEnd(), hashtags.map((tag) => `#${tag}`).join(" ")].filter(Boolean).join("\n\n");
}

/** Converts a view to a snapshot in the run's own time: rows move back by `skippedMs`, the run's clock does not. */
export function toSnapshot(view: PostView, uploads: LivePost["uploads"], skippedMs: number): Snapshot {
  return {
    version: view.version,
    status: view.deletedAt ? "deleted" : view.status,
    text: publishedText(view),
    visibility: view.visibility,
    files: view.media.map((file) => ({
      sha256: uploads.get(file.id)?.sha256 ?? file.id,
      text: file.kind === "image" ? file.altText : file.title || file.fileName.replace(/\.[^.]+$/, ""),
    })),
    scheduledAt: view.scheduledAt === null ? null : Date.parse(view.scheduledAt) + skippedMs,
  };
}

/**
 * Makes one call about a post, of `posts` unless another router is named, and records what the user saw. `expected` is the post after the action; it is recorded if
 * the answer is lost or contains no post.
 */
export async function performAction(
  harness: ChaosHarness,
  post: LivePost,
  what: string,
  kind: "query" | "mutation",
  input: unknown,
  expected: PostView | null = null,
): Promise<ApiResult<PostView>> {
  const startedAt = harness.now();
  const answer = await callApi<PostView>(
    harness,
    post.writer,
    kind,
    what.includes(".") ? what : `posts.${what}`,
    input,
  );
  const seen = answer.result === "confirmed" ? (answer.value ?? expected) : expected;
  const action: UserAction = {
    postId: post.id,
    what,
    startedAt,
    endedAt: harness.now(),
    result: answer.result,
    snapshot:
      answer.result === "refused" || seen === null ? null : toSnapshot(seen, post.uploads, harness.skippedMs),
    ...(answer.result === "confirmed" ? {} : { code: answer.code }),
  };
  harness.notes.userActions.push(action);
  return answer;
}

/** Loads a post as the user sees it now and retries, like a user who reloads the page. */
export async function loadPost(harness: ChaosHarness, post: LivePost): Promise<PostView | null> {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await performAction(harness, post, "get", "query", { id: post.id });
    if (answer.result === "confirmed") return answer.value;
    // Nobody counts as signed in while the database is down.
    if (answer.result === "refused" && answer.code !== "UNAUTHORIZED") return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return null;
}

import type { PostView } from "@takt/domain/posts/model/post-view";
import { publishProblem, type PublishProblem } from "@takt/domain/posts/model/publish-problem";

/** The choice for the first post: it stays a draft, is published at once, or is scheduled at a wall time. */
export type Sending = { kind: "draft" | "publish" } | { kind: "tomorrow" | "nextMonday"; wall: string };

type Ref = { id: string; version: number };
/** The part of the API that is called. */
export type SendingApi = {
  publishNow(ref: Ref): Promise<PostView>;
  schedule(input: { ref: Ref; slot: { wall: string; zone: string } }): Promise<PostView>;
};

/** Sends a saved post. One that is no draft any more is returned as it is, because an earlier call has sent it. */
export async function sendFirstPost(
  api: SendingApi,
  post: PostView,
  how: Sending,
  zone: string,
): Promise<PostView> {
  const ref = { id: post.id, version: post.version };
  if (how.kind === "draft" || post.status !== "draft") return post;
  return "wall" in how ? api.schedule({ ref, slot: { wall: how.wall, zone } }) : api.publishNow(ref);
}

/** Returns why the first post cannot be sent or saved as a draft, or null. A draft may be too long. */
export function firstPostProblem(
  { content, hashtags }: { content: string; hashtags: readonly string[] },
  how: "draft" | "publish" | "tomorrow" | "nextMonday",
): PublishProblem | null {
  // Hashtags alone are no first post.
  const ofText = publishProblem({ content, hashtags: [], mediaCount: 0 });
  if (ofText && ofText.code !== "too_long" && ofText.code !== "unfinished") return ofText;
  return how === "draft" ? null : publishProblem({ content, hashtags, mediaCount: 0 });
}

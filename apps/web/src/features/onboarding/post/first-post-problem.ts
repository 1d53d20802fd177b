import { publishProblem, type PublishProblem } from "@takt/domain/posts/model/publish-problem";

/** Returns why the first post cannot be sent or saved as a draft, or null. A draft may be too long. */
export function firstPostProblem(
  { content, hashtags }: { content: string; hashtags: readonly string[] },
  how: "draft" | "publish" | "tomorrow" | "nextMonday",
): PublishProblem | null {
  // Hashtags alone are no first post.
  const ofText = publishProblem({ content, hashtags: [], mediaCount: 0 });
  if (ofText && ofText.code !== "too_long") return ofText;
  return how === "draft" ? null : publishProblem({ content, hashtags, mediaCount: 0 });
}

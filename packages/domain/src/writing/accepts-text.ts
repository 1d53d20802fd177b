import type { Post } from "@takt/db/generated/prisma/client";
import { containsTextOf } from "./contains-text-of";

type Versions = readonly Parameters<typeof containsTextOf>[1][];

/**
 * Tells whether a composition's post accepts the text of another version: it is a draft that nobody has edited since.
 */
export function acceptsText(
  post: Pick<Post, "status" | "content" | "hashtags">,
  versions: Versions,
): boolean {
  return post.status === "draft" && versions.some((version) => containsTextOf(post, version));
}

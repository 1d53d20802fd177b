import type { Post } from "@takt/db/generated/prisma/client";
import { hasWordsOf } from "./has-words-of";

type Versions = readonly Parameters<typeof hasWordsOf>[1][];

/** Whether a composition's post takes the words of another version: a draft that nobody has edited since. */
export function takesWords(post: Pick<Post, "status" | "content" | "hashtags">, versions: Versions): boolean {
  return post.status === "draft" && versions.some((version) => hasWordsOf(post, version));
}

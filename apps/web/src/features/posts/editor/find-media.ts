import type { PostView } from "@takt/domain/posts/model/post-view";
import type { PostMedia } from "@takt/domain/media/model/post-media";
import type { MediaItem } from "../../media/parts/media-item";
import type { PostFields } from "./post-fields";

/** What was uploaded in this document, by its id: a post has it once it is saved. */
const uploaded = new Map<string, PostMedia>();

export function rememberUploads(items: readonly MediaItem[]): void {
  for (const { upload } of items) if (upload.kind === "done") uploaded.set(upload.media.id, upload.media);
}

/** Finds the files of a draft, among those of its post and those that were uploaded since. */
export function findMedia(media: PostFields["media"], post: PostView | null): PostMedia[] {
  return media.flatMap(({ id, altText, title }) => {
    const found = post?.media.find((one) => one.id === id) ?? uploaded.get(id);
    return found ? [{ ...found, altText, title: title ?? found.title }] : [];
  });
}

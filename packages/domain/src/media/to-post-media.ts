import type { PostMedia } from "./model/post-media";

/** Converts a row for screens, without its storage location. */
export function toPostMedia(row: Omit<PostMedia, "bytes"> & { bytes: bigint }): PostMedia {
  const { id, kind, fileName, mimeType, width, height, durationMs, pages, altText, title } = row;
  const bytes = Number(row.bytes);
  return { id, kind, fileName, mimeType, bytes, width, height, durationMs, pages, altText, title };
}

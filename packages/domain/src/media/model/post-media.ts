/** An attached file; its owner gets the bytes at /api/media/{id}. */
export type PostMedia = {
  id: string;
  kind: "image" | "video" | "document";
  fileName: string;
  mimeType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** Only for a video. */
  durationMs: number | null;
  /** Only for a document. */
  pages: number | null;
  /** Only for an image. */
  altText: string;
  /** Only for a video or a document; when empty, the file's name without its extension is used. */
  title: string;
};

/** Converts a row for screens, without its storage location. */
export function toPostMedia(row: Omit<PostMedia, "bytes"> & { bytes: bigint }): PostMedia {
  const { id, kind, fileName, mimeType, width, height, durationMs, pages, altText, title } = row;
  const bytes = Number(row.bytes);
  return { id, kind, fileName, mimeType, bytes, width, height, durationMs, pages, altText, title };
}

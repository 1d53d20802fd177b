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

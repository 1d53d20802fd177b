import type { PostMedia } from "@takt/domain/media/model/post-media";

export type MediaKind = PostMedia["kind"];

/** A file of the post being edited, uploaded or not. */
export type MediaItem = {
  /** Stable from choosing the file to saving the post. */
  key: string;
  /** By MIME type until the server has checked the content. */
  kind: MediaKind;
  fileName: string;
  bytes: number;
  /** The URL to show: a blob: URL of a chosen image or the server's URL; null when there is none yet. */
  src: string | null;
  /** Only for an image. */
  altText: string;
  /** Only for a video or a document; when empty, the file name without its extension is shown. */
  title: string;
  upload: UploadState;
};

/** `progress` is 0 to 1. */
export type UploadState =
  | { kind: "waiting" }
  | { kind: "running"; progress: number }
  /** The connection is lost; the upload resumes automatically. */
  | { kind: "lost"; progress: number }
  /** All bytes are uploaded, and the server checks them. */
  | { kind: "checking" }
  | { kind: "done"; media: PostMedia }
  | { kind: "failed"; code: string; data: Readonly<Record<string, string | number>> };

/** Whether a file is on its way to the server, or waits for its turn. */
export function isUnderWay({ upload }: Pick<MediaItem, "upload">): boolean {
  return upload.kind !== "done" && upload.kind !== "failed";
}

/** Converts an uploaded file. */
export function toMediaItem(media: PostMedia): MediaItem {
  const { id, kind, fileName, bytes, altText, title } = media;
  return {
    key: id,
    kind,
    fileName,
    bytes,
    src: mediaUrl(id),
    altText,
    title,
    upload: { kind: "done", media },
  };
}

export const mediaUrl = (id: string) => `/api/media/${id}`;

/** The uploaded files in the form in which a post is saved. */
export function savedMedia(items: readonly MediaItem[]): { id: string; altText: string; title: string }[] {
  return items.flatMap(({ upload, altText, title }) =>
    upload.kind === "done" ? [{ id: upload.media.id, altText, title }] : [],
  );
}

/** The shown title of a video or a document: its title, or the file name without its extension. */
export function shownTitle({ title, fileName }: Pick<MediaItem, "title" | "fileName">): string {
  return title.trim() || fileName.replace(/\.[^.]{1,5}$/, "");
}

import type { PostMedia } from "@takt/domain/posts/model/post-view";

export type MediaKind = PostMedia["kind"];

/** A file of the post being edited, on its way to the server or there. */
export type MediaItem = {
  /** Stays the same from choosing to saving. */
  key: string;
  /** As its name says until the server has looked into it. */
  kind: MediaKind;
  fileName: string;
  bytes: number;
  /** What the page shows of it: a blob: of a chosen image, or the server's; null: nothing yet. */
  src: string | null;
  /** Of an image. */
  altText: string;
  /** Of a video or a document; empty: the file's name without its ending. */
  title: string;
  upload: UploadState;
};

/** `progress` is 0 to 1. */
export type UploadState =
  | { kind: "waiting" }
  | { kind: "running"; progress: number }
  /** The connection is gone; it goes on by itself. */
  | { kind: "lost"; progress: number }
  /** All bytes are there, and the server looks at them. */
  | { kind: "checking" }
  | { kind: "done"; media: PostMedia }
  | { kind: "failed"; code: string; data: Readonly<Record<string, string | number>> };

/** A file that the server has. */
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

/** The uploaded ones, as a post is saved. */
export function savedMedia(items: readonly MediaItem[]): { id: string; altText: string; title: string }[] {
  return items.flatMap(({ upload, altText, title }) =>
    upload.kind === "done" ? [{ id: upload.media.id, altText, title }] : [],
  );
}

/** What a video or a document is called: its title, or its file's name without the ending. */
export function shownTitle({ title, fileName }: Pick<MediaItem, "title" | "fileName">): string {
  return title.trim() || fileName.replace(/\.[^.]{1,5}$/, "");
}

import type { PostMedia } from "@takt/domain/posts/model/post-view";

/** A picture of the post being edited, on its way to the server or there. */
export type MediaItem = {
  /** Stays the same from choosing to saving. */
  key: string;
  fileName: string;
  /** What the page shows: a blob: of the chosen file, or the server's. */
  src: string;
  altText: string;
  upload:
    | { kind: "waiting" }
    /** 0 to 1. */
    | { kind: "running"; progress: number }
    | { kind: "done"; media: PostMedia }
    | { kind: "failed"; code: string };
};

/** A picture that the server has. */
export function toMediaItem(media: PostMedia): MediaItem {
  return {
    key: media.id,
    fileName: media.fileName,
    src: `/api/media/${media.id}`,
    altText: media.altText,
    upload: { kind: "done", media },
  };
}

/** The uploaded ones, as a post is saved. */
export function savedMedia(items: readonly MediaItem[]): { id: string; altText: string }[] {
  return items.flatMap(({ upload, altText }) =>
    upload.kind === "done" ? [{ id: upload.media.id, altText }] : [],
  );
}

import type { PostMedia } from "@takt/domain/media/model/post-media";
import { findKind, maxFiles } from "./check-files";
import { mediaUrl, type MediaItem, type UploadState } from "./parts/media-item";

type Items = readonly MediaItem[];

/** A removed file with what is needed to restore it. */
export type RemovedItem = { item: MediaItem; index: number };

/** Converts a file that the user has chosen; `blobUrl` shows it until it is uploaded. */
export function chosenItem(key: string, file: File, blobUrl: string | null): MediaItem {
  return {
    key,
    kind: findKind(file) ?? "image",
    fileName: file.name,
    bytes: file.size,
    src: blobUrl,
    altText: "",
    title: "",
    upload: { kind: "waiting" },
  };
}

export function updated(items: Items, key: string, change: Partial<MediaItem>): MediaItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}

/** An upload has ended; its file fails when the server finds that its kind does not go with the others. */
export function uploaded(items: Items, key: string, media: PostMedia): MediaItem[] {
  const { kind, bytes, id } = media;
  const fits = unfailed(items).every((other) => other.key === key || other.kind === kind);
  if (!fits) return updated(items, key, { kind, upload: { kind: "failed", code: "media_mixed", data: {} } });
  const src = kind === "image" ? undefined : mediaUrl(id);
  return updated(items, key, { kind, ...(src && { src }), bytes, upload: { kind: "done", media } });
}

/** Swaps a file with its neighbour: -1 is earlier, 1 is later. */
export function moved(items: Items, key: string, by: -1 | 1): MediaItem[] | null {
  const from = items.findIndex((item) => item.key === key);
  const to = from + by;
  const neighbour = items[to];
  if (from < 0 || !neighbour) return null;
  return items.with(to, items[from]!).with(from, neighbour);
}

/** Returns null when a removed file no longer goes with the others. `blobUrl` shows it until it is uploaded. */
export function restored(
  items: Items,
  { item, index }: RemovedItem,
  blobUrl: () => string | null,
): MediaItem[] | null {
  const others = unfailed(items);
  const fits = others.every(({ kind }) => kind === item.kind) && others.length < maxFiles(item.kind);
  if (!fits || items.some(({ key }) => key === item.key)) return null;
  const { upload } = item;
  const src = upload.kind === "done" ? mediaUrl(upload.media.id) : blobUrl();
  return items.toSpliced(index, 0, { ...item, src, upload: restartedUpload(upload) });
}

/** An unfinished upload starts again from its beginning. */
function restartedUpload(upload: UploadState): UploadState {
  return upload.kind === "done" || upload.kind === "failed" ? upload : { kind: "waiting" };
}

const unfailed = (items: Items) => items.filter(({ upload }) => upload.kind !== "failed");

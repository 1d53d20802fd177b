import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { kindOf, maxFiles } from "./check-files";
import { mediaUrl, type MediaItem, type UploadState } from "./media-item";

type Upload = (file: File, onState: (state: UploadState) => void, signal: AbortSignal) => Promise<PostMedia>;

type Options = {
  upload: Upload;
  /** The code and data of a failed upload. */
  reasonOf: (error: unknown) => Pick<Extract<UploadState, { kind: "failed" }>, "code" | "data">;
  onChange: (items: MediaItem[]) => void;
  /** Creates and revokes the blob: URL of a file. */
  createUrl: (file: File) => string;
  revokeUrl: (url: string) => void;
  parallel: number;
  /** The files that are already uploaded. */
  start: MediaItem[];
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The files of a post in order. A few are uploaded at a time; each upload can be cancelled, retried and removed. */
export function createUploadQueue(options: Options) {
  let items: MediaItem[] = options.start;
  let next = 0;
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();

  const set = (changed: MediaItem[]) => {
    items = changed;
    options.onChange(items);
  };
  const patch = (key: string, change: Partial<MediaItem>) =>
    set(items.map((item) => (item.key === key ? { ...item, ...change } : item)));

  const restore = (removed: MediaItem, file: File | undefined): MediaItem => {
    if (removed.upload.kind === "done") return { ...removed, src: mediaUrl(removed.upload.media.id) };
    const src = file && removed.kind === "image" ? options.createUrl(file) : null;
    return {
      ...removed,
      src,
      upload: removed.upload.kind === "failed" ? removed.upload : { kind: "waiting" },
    };
  };

  const startWaiting = () => {
    for (const item of items) {
      if (running.size >= options.parallel) return;
      if (item.upload.kind === "waiting") void start(item.key);
    }
  };

  const start = async (key: string) => {
    const abort = new AbortController();
    running.set(key, abort);
    patch(key, { upload: { kind: "running", progress: 0 } });
    const isCurrent = () => running.get(key) === abort;
    const onState = (upload: UploadState) => isCurrent() && patch(key, { upload });
    try {
      const media = await options.upload(files.get(key)!, onState, abort.signal);
      if (isCurrent()) patch(key, toUploaded(key, media));
    } catch (error) {
      // The error of a removed file is ignored.
      if (isCurrent()) patch(key, { upload: { kind: "failed", ...options.reasonOf(error) } });
    } finally {
      if (isCurrent()) {
        running.delete(key);
        // The file of a failed upload is kept for a retry.
        if (items.find((item) => item.key === key)?.upload.kind === "done") files.delete(key);
      }
      startWaiting();
    }
  };

  /** The uploaded item; it fails when the server finds that its kind does not go with the others. */
  const toUploaded = (key: string, media: PostMedia): Partial<MediaItem> => {
    const { kind } = media;
    const others = items.filter((item) => item.key !== key && item.upload.kind !== "failed");
    if (others.some((other) => other.kind !== kind))
      return { kind, upload: { kind: "failed", code: "media_mixed", data: {} } };
    const src = kind === "image" ? undefined : mediaUrl(media.id);
    return { kind, ...(src && { src }), bytes: media.bytes, upload: { kind: "done", media } };
  };

  return {
    items: () => items,
    /** Resets the queue to the uploaded files. */
    reset(saved: MediaItem[]) {
      for (const abort of running.values()) abort.abort();
      running.clear();
      files.clear();
      set(saved);
    },
    add(chosen: readonly File[]) {
      const added = chosen.map((file): MediaItem => {
        const key = `new-${next++}`;
        files.set(key, file);
        return {
          key,
          kind: kindOf(file) ?? "image",
          fileName: file.name,
          bytes: file.size,
          // The page's Content-Security-Policy allows blob: URLs only for images.
          src: kindOf(file) === "image" ? options.createUrl(file) : null,
          altText: "",
          title: "",
          upload: { kind: "waiting" },
        };
      });
      set([...items, ...added]);
      startWaiting();
    },
    /**
     * Removes a file and cancels its upload. Returns a function that restores it at its position and restarts an unfinished
     * upload; it returns false when the file no longer goes with the others.
     */
    remove(key: string): () => boolean {
      const abort = running.get(key);
      running.delete(key);
      abort?.abort();
      const index = items.findIndex((item) => item.key === key);
      const removed = items[index];
      if (!removed) return () => false;
      const file = files.get(key);
      files.delete(key);
      if (removed.src?.startsWith("blob:")) options.revokeUrl(removed.src);
      set(items.filter((item) => item.key !== key));
      startWaiting();
      return () => {
        const others = items.filter(({ upload }) => upload.kind !== "failed");
        const fits =
          others.every(({ kind }) => kind === removed.kind) && others.length < maxFiles(removed.kind);
        if (!fits || items.some((item) => item.key === key)) return false;
        if (file) files.set(key, file);
        set(items.toSpliced(index, 0, restore(removed, file)));
        startWaiting();
        return true;
      };
    },
    retry(key: string) {
      patch(key, { upload: { kind: "waiting" } });
      startWaiting();
    },
    describe(key: string, change: { altText: string } | { title: string }) {
      patch(key, change);
    },
    /** Swaps a file with its neighbour: -1 is earlier, 1 is later. */
    move(key: string, by: -1 | 1) {
      const from = items.findIndex((item) => item.key === key);
      const to = from + by;
      if (from < 0 || to < 0 || to >= items.length) return;
      const moved = [...items];
      [moved[from], moved[to]] = [moved[to]!, moved[from]!];
      set(moved);
    },
  };
}

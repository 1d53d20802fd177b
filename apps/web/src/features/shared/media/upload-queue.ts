import type { PostMedia } from "@takt/domain/posts/model/post-view";
import { kindOf, mostOf } from "./check-files";
import { mediaUrl, type MediaItem, type UploadState } from "./media-item";

type Upload = (file: File, onState: (state: UploadState) => void, signal: AbortSignal) => Promise<PostMedia>;

type Options = {
  upload: Upload;
  /** Why an upload failed. */
  reasonOf: (error: unknown) => Pick<Extract<UploadState, { kind: "failed" }>, "code" | "data">;
  onChange: (items: MediaItem[]) => void;
  /** A blob: address for a file, and its end. */
  makeUrl: (file: File) => string;
  dropUrl: (url: string) => void;
  parallel: number;
  /** What the server has already. */
  start: MediaItem[];
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The files of a post in their order; uploads a few at a time; each can be cancelled, retried, removed. */
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

  const putBack = (gone: MediaItem, file: File | undefined): MediaItem => {
    if (gone.upload.kind === "done") return { ...gone, src: mediaUrl(gone.upload.media.id) };
    const src = file && gone.kind === "image" ? options.makeUrl(file) : null;
    return { ...gone, src, upload: gone.upload.kind === "failed" ? gone.upload : { kind: "waiting" } };
  };

  const pump = () => {
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
      if (isCurrent()) patch(key, settled(key, media));
    } catch (error) {
      // A removed file has no one to tell.
      if (isCurrent()) patch(key, { upload: { kind: "failed", ...options.reasonOf(error) } });
    } finally {
      if (isCurrent()) {
        running.delete(key);
        // A failed one may be tried again.
        if (items.find((item) => item.key === key)?.upload.kind === "done") files.delete(key);
      }
      pump();
    }
  };

  /** The server has looked into it: what it really is may not go with the others. */
  const settled = (key: string, media: PostMedia): Partial<MediaItem> => {
    const { kind } = media;
    const others = items.filter((item) => item.key !== key && item.upload.kind !== "failed");
    if (others.some((other) => other.kind !== kind))
      return { kind, upload: { kind: "failed", code: "media_mixed", data: {} } };
    const src = kind === "image" ? undefined : mediaUrl(media.id);
    return { kind, ...(src && { src }), bytes: media.bytes, upload: { kind: "done", media } };
  };

  return {
    items: () => items,
    /** Begins anew with what the server has. */
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
          // The page may show pictures that are not on the server yet, and nothing else (its security policy).
          src: kindOf(file) === "image" ? options.makeUrl(file) : null,
          altText: "",
          title: "",
          upload: { kind: "waiting" },
        };
      });
      set([...items, ...added]);
      pump();
    },
    /**
     * Also cancels its upload. Answers how to put it back to its place; one that was on its way begins anew. False: it
     * does not go with what is there by now.
     */
    remove(key: string): () => boolean {
      const abort = running.get(key);
      running.delete(key);
      abort?.abort();
      const index = items.findIndex((item) => item.key === key);
      const gone = items[index];
      if (!gone) return () => false;
      const file = files.get(key);
      files.delete(key);
      if (gone.src?.startsWith("blob:")) options.dropUrl(gone.src);
      set(items.filter((item) => item.key !== key));
      pump();
      return () => {
        const others = items.filter(({ upload }) => upload.kind !== "failed");
        const fits = others.every(({ kind }) => kind === gone.kind) && others.length < mostOf(gone.kind);
        if (!fits || items.some((item) => item.key === key)) return false;
        if (file) files.set(key, file);
        set(items.toSpliced(index, 0, putBack(gone, file)));
        pump();
        return true;
      };
    },
    retry(key: string) {
      patch(key, { upload: { kind: "waiting" } });
      pump();
    },
    describe(key: string, words: { altText: string } | { title: string }) {
      patch(key, words);
    },
    /** Changes places with its neighbour: -1 earlier, 1 later. */
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

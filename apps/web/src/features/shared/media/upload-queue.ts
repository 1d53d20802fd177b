import type { PostMedia } from "@takt/domain/posts/model/post-view";
import type { MediaItem } from "./media-item";

type Upload = (file: File, onProgress: (progress: number) => void, signal: AbortSignal) => Promise<PostMedia>;

type Options = {
  upload: Upload;
  /** The code of a failed upload. */
  codeOf: (error: unknown) => string;
  onChange: (items: MediaItem[]) => void;
  /** A blob: address for a file, and its end. */
  makeUrl: (file: File) => string;
  dropUrl: (url: string) => void;
  parallel: number;
  /** What the server has already. */
  start: MediaItem[];
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** The pictures of a post in their order; uploads a few at a time; each can be cancelled, retried, removed. */
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
    const onProgress = (progress: number) =>
      running.get(key) === abort && patch(key, { upload: { kind: "running", progress } });
    try {
      const media = await options.upload(files.get(key)!, onProgress, abort.signal);
      if (running.get(key) === abort) {
        files.delete(key);
        patch(key, { upload: { kind: "done", media } });
      }
    } catch (error) {
      // A removed picture has no one to tell.
      if (running.get(key) === abort) patch(key, { upload: { kind: "failed", code: options.codeOf(error) } });
    } finally {
      if (running.get(key) === abort) running.delete(key);
      pump();
    }
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
          fileName: file.name,
          src: options.makeUrl(file),
          altText: "",
          upload: { kind: "waiting" },
        };
      });
      set([...items, ...added]);
      pump();
    },
    /** Also cancels its upload. */
    remove(key: string) {
      const abort = running.get(key);
      running.delete(key);
      abort?.abort();
      files.delete(key);
      const gone = items.find((item) => item.key === key);
      if (gone?.src.startsWith("blob:")) options.dropUrl(gone.src);
      set(items.filter((item) => item.key !== key));
      pump();
    },
    retry(key: string) {
      patch(key, { upload: { kind: "waiting" } });
      pump();
    },
    describe(key: string, altText: string) {
      patch(key, { altText });
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

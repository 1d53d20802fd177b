import type { PostMedia } from "@takt/domain/media/model/post-media";
import { findKind } from "./check-files";
import { isUnderWay, type MediaItem, type MediaKind, type UploadState } from "./parts/media-item";
import * as transitions from "./media-transitions";

type Upload = (file: File, onState: (state: UploadState) => void, signal: AbortSignal) => Promise<PostMedia>;

type Options = {
  upload: Upload;
  /** The code and data of a failed upload. */
  toReason: (error: unknown) => Pick<Extract<UploadState, { kind: "failed" }>, "code" | "data">;
  onChange: (items: MediaItem[]) => void;
  /** Creates and revokes the blob: URL of a file. */
  createUrl: (file: File) => string;
  revokeUrl: (url: string) => void;
  parallel: number;
  /** The files that are already uploaded. */
  start: MediaItem[];
};

/**
 * The files of a post in order. A few are uploaded at a time; each upload can be cancelled, retried and removed. What each
 * event makes of the files is in media-transitions.ts; this class has the files themselves and the running uploads.
 */
export class UploadQueue {
  private list: MediaItem[];
  private keys = 0;
  private readonly files = new Map<string, File>();
  private readonly running = new Map<string, AbortController>();

  constructor(private readonly options: Options) {
    this.list = options.start;
  }

  items(): MediaItem[] {
    return this.list;
  }

  /** The files that are not on the server yet, also those that wait. */
  unfinished(): File[] {
    return this.list.filter(isUnderWay).map(({ key }) => this.files.get(key)!);
  }

  /** Resets the queue to the uploaded files. */
  reset(saved: MediaItem[]): void {
    for (const abort of this.running.values()) abort.abort();
    this.running.clear();
    this.files.clear();
    this.show(saved);
  }

  add(chosen: readonly File[]): void {
    const added = chosen.map((file) => {
      const key = `new-${this.keys++}`;
      this.files.set(key, file);
      return transitions.chosenItem(key, file, this.blobUrl(file, findKind(file)));
    });
    this.show([...this.list, ...added]);
    this.startWaiting();
  }

  /**
   * Removes a file and cancels its upload. Returns a function that restores it at its position and restarts an unfinished
   * upload; it returns false when the file no longer goes with the others.
   */
  remove(key: string): () => boolean {
    this.cancel(key);
    const index = this.list.findIndex((item) => item.key === key);
    const item = this.list[index];
    if (!item) return () => false;
    const file = this.files.get(key);
    this.files.delete(key);
    if (item.src?.startsWith("blob:")) this.options.revokeUrl(item.src);
    this.show(this.list.toSpliced(index, 1));
    this.startWaiting();
    return () => this.restore({ item, index }, file);
  }

  retry(key: string): void {
    this.update(key, { upload: { kind: "waiting" } });
    this.startWaiting();
  }

  describe(key: string, change: { altText: string } | { title: string }): void {
    this.update(key, change);
  }

  /** Swaps a file with its neighbour: -1 is earlier, 1 is later. */
  move(key: string, by: -1 | 1): void {
    const moved = transitions.moved(this.list, key, by);
    if (moved) this.show(moved);
  }

  private show(items: MediaItem[]): void {
    this.list = items;
    this.options.onChange(items);
  }

  private update(key: string, change: Partial<MediaItem>): void {
    this.show(transitions.updated(this.list, key, change));
  }

  private restore(removed: transitions.RemovedItem, file: File | undefined): boolean {
    const blobUrl = () => (file ? this.blobUrl(file, removed.item.kind) : null);
    const restored = transitions.restored(this.list, removed, blobUrl);
    if (!restored) return false;
    if (file) this.files.set(removed.item.key, file);
    this.show(restored);
    this.startWaiting();
    return true;
  }

  /** The page's Content-Security-Policy allows blob: URLs only for images. */
  private blobUrl(file: File, kind: MediaKind | null): string | null {
    return kind === "image" ? this.options.createUrl(file) : null;
  }

  private cancel(key: string): void {
    const abort = this.running.get(key);
    this.running.delete(key);
    abort?.abort();
  }

  private startWaiting(): void {
    for (const { key, upload } of this.list) {
      if (this.running.size >= this.options.parallel) return;
      if (upload.kind === "waiting") void this.start(key);
    }
  }

  private async start(key: string): Promise<void> {
    const abort = new AbortController();
    this.running.set(key, abort);
    this.update(key, { upload: { kind: "running", progress: 0 } });
    // Later reports of a removed file's upload, its error included, are ignored.
    const isCurrent = () => this.running.get(key) === abort;
    try {
      const onState = (upload: UploadState) => isCurrent() && this.update(key, { upload });
      const media = await this.options.upload(this.files.get(key)!, onState, abort.signal);
      if (isCurrent()) this.show(transitions.uploaded(this.list, key, media));
    } catch (error) {
      if (isCurrent()) this.update(key, { upload: { kind: "failed", ...this.options.toReason(error) } });
    } finally {
      if (isCurrent()) this.end(key);
      this.startWaiting();
    }
  }

  /** The file of a failed upload is kept for a retry. */
  private end(key: string): void {
    this.running.delete(key);
    if (this.list.find((item) => item.key === key)?.upload.kind === "done") this.files.delete(key);
  }
}

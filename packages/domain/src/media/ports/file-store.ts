import type { Readable } from "node:stream";

/** Where the bytes of media lie. Keys are opaque, made by the store. */
export type FileStore = {
  /**
   * Checks by content, converts where LinkedIn needs it (WebP to PNG), and keeps the file.
   * Refuses with `media_type_invalid`, `media_too_large` or `media_incomplete`; then nothing is left behind.
   */
  keepImage(upload: {
    stream: Readable;
    /** What the client announced; compared with what arrived. */
    announcedBytes: number | null;
    maxBytes: number;
  }): Promise<StoredImage>;
  /** All bytes, or `first..last` inclusive; `bytes` is the length of the whole file. Never more than a piece is held. */
  read(key: string, range?: { first: number; last: number }): Promise<{ stream: Readable; bytes: number }>;
  remove(key: string): Promise<void>;
};

export type StoredImage = {
  key: string;
  mimeType: "image/jpeg" | "image/png" | "image/gif";
  bytes: number;
  width: number;
  height: number;
  /** Hex. */
  sha256: string;
};

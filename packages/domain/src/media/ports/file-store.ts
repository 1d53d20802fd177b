import type { Readable } from "node:stream";

/** Stores the bytes of media. Keys are opaque, created by the store. */
export type FileStore = {
  /** Returns how many bytes of an upload have arrived; 0 for an unknown upload. */
  received(upload: string): Promise<number>;
  /**
   * Appends the stream after the first `from` bytes, and returns how many there are then. Ends without an error when
   * the client stops, is disconnected or falls silent: the bytes received so far stay. `mayWrite` is called before each
   * chunk. Refuses with `media_too_large` when there would be more than `most` bytes.
   */
  receive(
    upload: string,
    sent: { stream: Readable; from: number; most: number; mayWrite: () => boolean },
  ): Promise<number>;
  /**
   * Validates a complete upload by its content, converts it where LinkedIn needs it (WebP to PNG) and stores it. The
   * upload stays until it is discarded; stored again, it gets the same key. Owners take turns. Refuses with the `media_*`
   * codes about content; then nothing is stored.
   */
  store(upload: string, what: { limits: ContentLimits; owner: string }): Promise<StoredFile>;
  /**
   * Stores a small PNG, JPEG or WebP from memory, re-encoded without metadata and hidden data (a WebP becomes a PNG).
   * Returns its key and type, or null when the content is none of these. `id` is a UUID that is used once.
   */
  storeImage(id: string, bytes: Uint8Array, maxBytes: number): Promise<StoredImage | null>;
  /**
   * Stores a logo, an SVG or a PNG from memory, as a PNG within the pixels of BRAND_LIMITS: drawn again, without anything
   * active, metadata or hidden data. `id` is a UUID that is used once. Refuses with `logo_invalid` and `logo_unsupported`.
   */
  storeLogo(id: string, bytes: Uint8Array): Promise<StoredImage>;
  /** Stores bytes as they are, and returns their key. `id` is a UUID that is used once. */
  storeBytes(id: string, bytes: Uint8Array): Promise<string>;
  /**
   * Stores a stream as it is, and returns its key and length; nothing is stored when the stream fails. Stored again under
   * the same `id`, it replaces what was there. At most one chunk is in memory.
   */
  storeStream(id: string, stream: Readable): Promise<{ key: string; bytes: number }>;
  /** Deletes an upload. A missing one is not an error. */
  discard(upload: string): Promise<void>;
  /**
   * Reads all bytes, or `first..last` inclusive; `bytes` is the length of the whole file. At most one chunk is in
   * memory.
   */
  read(key: string, range?: { first: number; last: number }): Promise<{ stream: Readable; bytes: number }>;
  /** Returns a small copy of a picture, as a WebP, made from it each time. Owners take turns. */
  thumbnail(key: string, owner: string): Promise<Uint8Array>;
  /** Whether there is a file under this key. Throws when storage does not answer. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Lists the keys of all files written before `before`; with `parts`, only those of partition `part`, counted from 0.
   */
  listKeys(before: Date, piece: { part: number; parts: number }): AsyncIterable<string>;
  /** Lists the uploads that have received nothing since `before`. */
  listUploads(before: Date): Promise<string[]>;
  /** Removes temporary files older than `before` that were never finished. */
  sweep(before: Date): Promise<void>;
};

export type ContentLimits = {
  imageBytes: number;
  videoBytes: number;
  videoMinBytes: number;
  videoSeconds: { least: number; most: number };
  documentBytes: number;
  documentPages: number;
};

export type StoredFile = {
  key: string;
  /** The number of bytes that LinkedIn gets. */
  bytes: number;
  /** Hex. */
  sha256: string;
} & FileFacts;

export type StoredImage = { key: string; mimeType: "image/jpeg" | "image/png" };

/** The facts read from a file's content. */
export type FileFacts =
  | { kind: "image"; mimeType: "image/jpeg" | "image/png" | "image/gif"; width: number; height: number }
  | {
      kind: "video";
      mimeType: "video/mp4";
      /** Pixels as displayed; null when the file does not say. */
      width: number | null;
      height: number | null;
      durationMs: number;
    }
  | { kind: "document"; mimeType: "application/pdf"; pages: number };

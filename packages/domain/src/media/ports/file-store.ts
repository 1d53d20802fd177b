import type { Readable } from "node:stream";

/** Where the bytes of media lie. Keys are opaque, made by the store. */
export type FileStore = {
  /** How many bytes of an upload have arrived; none of one that the store does not know. */
  received(upload: string): Promise<number>;
  /**
   * Adds what a client sends to the `from` bytes that are there, and answers how many there are then. Ends without an
   * error when the sender stops, is cut off or falls silent: what came stays. `mayWrite` is asked before each piece.
   * Refuses with `media_too_large` when more than `most` would be there.
   */
  receive(
    upload: string,
    sent: { stream: Readable; from: number; most: number; mayWrite: () => boolean },
  ): Promise<number>;
  /**
   * Checks a whole upload by its content, converts it where LinkedIn needs it (WebP to PNG) and keeps it. The upload
   * stays until it is discarded; kept again, it gets the same key. Refuses with the `media_*` codes that speak of
   * content; then nothing is kept.
   */
  keep(upload: string, limits: ContentLimits): Promise<StoredFile>;
  /**
   * Keeps a small PNG, JPEG or WebP that is in memory, written anew: without metadata and what hides behind it (a WebP
   * becomes a PNG). Answers its key and type; null when its content is none of these. `id` is a UUID nobody else has.
   */
  keepPicture(id: string, bytes: Uint8Array, maxBytes: number): Promise<KeptPicture | null>;
  /** Forgets an upload. One that is gone already is no error. */
  discard(upload: string): Promise<void>;
  /** All bytes, or `first..last` inclusive; `bytes` is the length of the whole file. Never more than a piece is held. */
  read(key: string, range?: { first: number; last: number }): Promise<{ stream: Readable; bytes: number }>;
  remove(key: string): Promise<void>;
  /** The keys of all files that were written before then; of `parts` pieces of the store this one, from 0. */
  listKeys(before: Date, piece: { part: number; parts: number }): AsyncIterable<string>;
  /** The uploads to which nothing has been added since then. */
  listUploads(before: Date): Promise<string[]>;
  /** Removes what was being worked on before then and never finished. */
  sweep(before: Date): Promise<void>;
};

export type ContentLimits = {
  imageBytes: number;
  videoBytes: number;
  videoLeastBytes: number;
  videoSeconds: { least: number; most: number };
  documentBytes: number;
  documentPages: number;
};

export type StoredFile = {
  key: string;
  /** Of all bytes as LinkedIn gets them. */
  bytes: number;
  /** Hex. */
  sha256: string;
} & FileFacts;

export type KeptPicture = { key: string; mimeType: "image/jpeg" | "image/png" };

/** What the content of a file says. */
export type FileFacts =
  | { kind: "image"; mimeType: "image/jpeg" | "image/png" | "image/gif"; width: number; height: number }
  | {
      kind: "video";
      mimeType: "video/mp4";
      /** In pixels as shown; null when the file does not say. */
      width: number | null;
      height: number | null;
      durationMs: number;
    }
  | { kind: "document"; mimeType: "application/pdf"; pages: number };

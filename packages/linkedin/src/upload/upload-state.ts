import type { UploadFile } from "@takt/domain/posts/ports/publisher";
import { z } from "zod";
import { readJson } from "./read-json";

const partSchema = z.object({
  /** A capability: never log it. */
  url: z.url(),
  /** Bytes, both inclusive. */
  first: z.int().nonnegative(),
  last: z.int().nonnegative(),
  /** What LinkedIn called the part, empty where it calls it nothing; null: not taken yet. */
  etag: z.string().nullable(),
});

const stateSchema = z.object({
  kind: z.enum(["image", "video", "document"]),
  urn: z.string(),
  /** Of a video: to be echoed when finalizing, though mostly empty. */
  uploadToken: z.string(),
  /** When the URLs end, Unix milliseconds; null: LinkedIn did not say. */
  expiresAt: z.number().nullable(),
  parts: z.array(partSchema).min(1),
  /** Whether finalizing was asked for before: then a refusal may only mean that it is done. */
  finalizing: z.boolean(),
});

/** Where an upload stands. As JSON it outlives the process. */
export type UploadState = z.output<typeof stateSchema>;
export type UploadPart = UploadState["parts"][number];

/** URLs that end this soon are not begun with. */
const MARGIN_MS = 30_000;

/** What was saved of this file; null when there is nothing, it is of no use, or its URLs have ended. */
export function readState(saved: string | null, file: UploadFile, now: number): UploadState | null {
  if (saved === null) return null;
  const read = stateSchema.safeParse(readJson(saved));
  if (!read.success || read.data.kind !== file.kind || !covers(read.data.parts, file.bytes)) return null;
  const { expiresAt, parts } = read.data;
  const ended = expiresAt !== null && expiresAt - MARGIN_MS <= now;
  return ended && parts.some(({ etag }) => etag === null) ? null : read.data;
}

/** Whether the parts are all bytes of a file, in order and without a gap. */
export function covers(parts: readonly Pick<UploadPart, "first" | "last">[], bytes: number): boolean {
  let next = 0;
  for (const { first, last } of parts) {
    if (first !== next || last < first) return false;
    next = last + 1;
  }
  return next === bytes;
}

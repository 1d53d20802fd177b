import type { UploadFile } from "@takt/domain/posts/ports/publisher";
import { z } from "zod";
import { readJson } from "../http/read-json";

const partSchema = z.object({
  /** The URL is a capability: never log it. */
  url: z.url(),
  /** Byte positions, both inclusive. */
  first: z.int().nonnegative(),
  last: z.int().nonnegative(),
  /** LinkedIn's id of the part, empty when it has none; null: not accepted yet. */
  etag: z.string().nullable(),
});

const stateSchema = z.object({
  kind: z.enum(["image", "video", "document"]),
  urn: z.string(),
  /** Token of a video upload, echoed when finalizing and mostly empty. */
  uploadToken: z.string(),
  /** When the URLs expire, in Unix milliseconds; null: LinkedIn did not say. */
  expiresAt: z.number().nullable(),
  parts: z.array(partSchema).min(1),
  /** Whether finalizing was requested before: then a refusal may only mean that it is done. */
  finalizing: z.boolean(),
});

/** The progress of an upload. As JSON it outlives the process. */
export type UploadState = z.output<typeof stateSchema>;
export type UploadPart = UploadState["parts"][number];

/** URLs that expire this soon are not used. */
const EXPIRY_MARGIN_MS = 30_000;

/** Reads the saved progress of a file; null when there is none, it is unusable, or its URLs have expired. */
export function readState(saved: string | null, file: UploadFile, now: number): UploadState | null {
  if (saved === null) return null;
  const read = stateSchema.safeParse(readJson(saved));
  if (!read.success || read.data.kind !== file.kind || !covers(read.data.parts, file.bytes)) return null;
  const { expiresAt, parts } = read.data;
  const ended = expiresAt !== null && expiresAt - EXPIRY_MARGIN_MS <= now;
  return ended && parts.some(({ etag }) => etag === null) ? null : read.data;
}

/** Returns whether the parts cover all bytes of a file, in order and without a gap. */
export function covers(parts: readonly Pick<UploadPart, "first" | "last">[], bytes: number): boolean {
  let next = 0;
  for (const { first, last } of parts) {
    if (first !== next || last < first) return false;
    next = last + 1;
  }
  return next === bytes;
}

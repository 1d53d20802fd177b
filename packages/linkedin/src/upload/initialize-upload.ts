import type { UploadFile } from "@takt/domain/posts/ports/publisher";
import { z } from "zod";
import { callRest } from "../http/call-rest";
import { readJson } from "../http/read-json";
import type { UploadFailure } from "./to-upload-failure";
import { toUploadFailure } from "./to-upload-failure";
import type { Caller } from "../http/call-rest";
import type { UploadContext } from "./upload-context";
import type { UploadState } from "./upload-state";
import { covers } from "./upload-state";

const wholeSchema = (kind: "image" | "document") =>
  z.object({
    uploadUrl: z.url(),
    uploadUrlExpiresAt: z.number().optional(),
    [kind]: z.string().regex(new RegExp(`^urn:li:${kind}:[\\w-]+$`)),
  });
const videoSchema = z.object({
  video: z.string().regex(/^urn:li:video:[\w-]+$/),
  uploadToken: z.string().default(""),
  uploadUrlsExpireAt: z.number().optional(),
  uploadInstructions: z.array(z.object({ uploadUrl: z.url(), firstByte: z.int(), lastByte: z.int() })).min(1),
});

type Initialized = { kind: "initialized"; state: UploadState };

/**
 * Registers a file: requests its URN and the URLs for its bytes (docs/linkedin-api.md, Files). An unused
 * registration does no harm.
 */
export async function initializeUpload(
  context: UploadContext,
  file: UploadFile,
  memberSub: string,
  caller: Caller,
): Promise<Initialized | UploadFailure> {
  const size = { fileSizeBytes: file.bytes, uploadCaptions: false, uploadThumbnail: false };
  const request = { owner: `urn:li:person:${memberSub}`, ...(file.kind === "video" ? size : {}) };
  const result = await callRest(context, caller, {
    method: "POST",
    path: `/rest/${file.kind}s?action=initializeUpload`,
    body: JSON.stringify({ initializeUploadRequest: request }),
    retryDelaysMs: context.timeouts.retryDelaysMs,
  });
  if (result.kind !== "answered" || result.status !== 200) {
    // LinkedIn has not seen a byte yet, so the file is not to blame.
    return toUploadFailure(result, caller.token, { refused: "refused" });
  }
  const state = readAnswer(result.body, file);
  if (state) return { kind: "initialized", state };
  context.log.warn("linkedin.upload_answer_unreadable", { kind: file.kind });
  return { kind: "unavailable", status: result.status };
}

function readAnswer(body: string | undefined, { kind, bytes }: UploadFile): UploadState | null {
  const base = { kind, finalizing: false };
  if (kind === "video") {
    const read = z.object({ value: videoSchema }).safeParse(readJson(body));
    if (!read.success) return null;
    const { video, uploadToken, uploadUrlsExpireAt, uploadInstructions } = read.data.value;
    const parts = uploadInstructions.map(({ uploadUrl, firstByte, lastByte }) => ({
      url: uploadUrl,
      first: firstByte,
      last: lastByte,
      etag: null,
    }));
    if (!covers(parts, bytes)) return null;
    return { ...base, urn: video, uploadToken, expiresAt: uploadUrlsExpireAt ?? null, parts };
  }
  const read = z.object({ value: wholeSchema(kind) }).safeParse(readJson(body));
  if (!read.success) return null;
  const { uploadUrl, uploadUrlExpiresAt } = read.data.value;
  const parts = [{ url: uploadUrl as string, first: 0, last: bytes - 1, etag: null }];
  return {
    ...base,
    urn: read.data.value[kind] as string,
    uploadToken: "",
    expiresAt: (uploadUrlExpiresAt as number | undefined) ?? null,
    parts,
  };
}

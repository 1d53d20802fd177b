import type { Hono } from "hono";
import { readActionRequest } from "../media/read-action-request";
import { createMedia, uploadUrl } from "../media/create-media";
import { finalizeVideo } from "../media/finalize-video";
import { getOwnMedia, presentMedia } from "../media/get-own-media";
import { arrayOf, boolean, string } from "../model/check-schema";
import { errors } from "../model/errors";
import { checkMethod } from "../restli/check-call";
import { emptyResponse } from "../restli/responses";
import { personUrn, type RestContext, type RestEnv } from "../restli/rest-env";
import type { Backend } from "../backend";

const PART_BYTES = 4 * 1_024 * 1_024;

/** /rest/videos (docs/linkedin-api.md, Files). */
export function videoRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.post("/rest/videos", (c) => {
    checkMethod(c, "ACTION", "videos");
    if (c.req.query("action") === "initializeUpload") return initialize(backend, c);
    if (c.req.query("action") === "finalizeUpload") return finalize(backend, c);
    throw errors.noResource();
  });

  app.get("/rest/videos/:urn", (c) => {
    const media = getOwnMedia(backend, c, "video", backend.settings.get().videoGet);
    const shown = presentMedia(backend, media, personUrn(c));
    return c.json({
      ...shown,
      ...(shown.status === "AVAILABLE" && { duration: Math.round(media.durationMs) }),
      ...(shown.status === "PROCESSING_FAILED" && { processingFailureReason: media.failure }),
    });
  });
}

type Initialize = {
  owner: string;
  fileSizeBytes: number;
  uploadCaptions?: boolean;
  uploadThumbnail?: boolean;
};

async function initialize(backend: Backend, c: RestContext) {
  const request = await readActionRequest<Initialize>(backend, c, {
    resource: "videos",
    name: "initializeUploadRequest",
    required: { owner: string, fileSizeBytes: { type: "integer" } },
    optional: { uploadCaptions: boolean, uploadThumbnail: boolean },
  });
  const size = request.fileSizeBytes;
  if (size < 1) throw errors.invalid("INVALID_VALUE_FOR_FIELD", `fileSizeBytes can't be set to ${size}`);
  const extra = (role: "captions" | "thumbnail") => ({ role, firstByte: 0, lastByte: null });
  const media = createMedia(backend, c, {
    kind: "video",
    owner: request.owner,
    slots: [
      ...partsOf(size),
      ...(request.uploadCaptions ? [extra("captions")] : []),
      ...(request.uploadThumbnail ? [extra("thumbnail")] : []),
    ],
  });
  return c.json({
    value: {
      uploadUrlsExpireAt: media.uploadExpiresAt,
      video: media.urn,
      uploadToken: backend.settings.get().videoUploadToken,
      uploadInstructions: media.slots
        .filter(({ role }) => role === "bytes")
        .map((slot) => ({
          uploadUrl: uploadUrl(backend, media, slot),
          firstByte: slot.firstByte,
          lastByte: slot.lastByte,
        })),
      ...Object.fromEntries(
        media.slots
          .filter(({ role }) => role !== "bytes")
          .map((slot) => [`${slot.role}UploadUrl`, uploadUrl(backend, media, slot)]),
      ),
    },
  });
}

function partsOf(size: number) {
  return Array.from({ length: Math.ceil(size / PART_BYTES) }, (_, i) => ({
    role: "bytes" as const,
    firstByte: i * PART_BYTES,
    lastByte: Math.min((i + 1) * PART_BYTES, size) - 1,
  }));
}

type Finalize = { video: string; uploadToken: string; uploadedPartIds: string[] };

async function finalize(backend: Backend, c: RestContext) {
  const request = await readActionRequest<Finalize>(backend, c, {
    resource: "videos",
    name: "finalizeUploadRequest",
    required: { video: string, uploadToken: string, uploadedPartIds: arrayOf(string) },
  });
  const media = backend.store.media.get(request.video);
  if (!media || media.kind !== "video")
    throw errors.invalid("INVALID_VIDEO_ID", `${request.video} is not a video`);
  if (media.owner !== c.get("member").sub) throw errors.forbiddenMedia("video");
  if (request.uploadToken !== backend.settings.get().videoUploadToken)
    throw errors.invalid("UPDATING_ASSET_FAILED", "uploadToken is not the one of this upload");
  finalizeVideo(backend, media, request.uploadedPartIds);
  return emptyResponse(200);
}

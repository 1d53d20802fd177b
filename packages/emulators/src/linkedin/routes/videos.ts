import type { Hono } from "hono";
import type { Media, UploadSlot } from "../entities";
import { actionRequest } from "../media/action-request";
import { createMedia } from "../media/create-media";
import { finalizeVideo } from "../media/finalize-video";
import { ownMedia } from "../media/own-media";
import { presentMedia } from "../media/present-media";
import { uploadUrl } from "../media/upload-url";
import { errors } from "../model/errors";
import { checkMethod } from "../restli/check-method";
import { emptyAnswer } from "../restli/empty-answer";
import type { RestContext, RestEnv } from "../restli/rest-env";
import type { World } from "../world";

const PART = 4 * 1_024 * 1_024;

/** /rest/videos (reference 5.2). */
export function videoRoutes(app: Hono<RestEnv>, world: World) {
  app.post("/rest/videos", (c) => {
    checkMethod(c, "ACTION", "videos");
    if (c.req.query("action") === "initializeUpload") return initialize(world, c);
    if (c.req.query("action") === "finalizeUpload") return finalize(world, c);
    throw errors.noResource();
  });

  app.get("/rest/videos/:urn", (c) => {
    const media = ownMedia(world, c, "video", world.settings.get().videoGet);
    const shown = presentMedia(world, media);
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

async function initialize(world: World, c: RestContext) {
  const request = await actionRequest<Initialize>(world, c, {
    resource: "videos",
    name: "initializeUploadRequest",
    required: { owner: { type: "string" }, fileSizeBytes: { type: "integer" } },
    optional: { uploadCaptions: { type: "boolean" }, uploadThumbnail: { type: "boolean" } },
  });
  const size = request.fileSizeBytes;
  if (size < 1) throw errors.invalid("INVALID_VALUE_FOR_FIELD", `fileSizeBytes can't be set to ${size}`);
  const extra = (role: "captions" | "thumbnail") => ({ role, firstByte: 0, lastByte: null });
  const media = createMedia(world, {
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
      uploadToken: world.settings.get().videoUploadToken,
      uploadInstructions: media.slots
        .filter(({ role }) => role === "bytes")
        .map((slot) => ({
          uploadUrl: uploadUrl(world, media, slot),
          firstByte: slot.firstByte,
          lastByte: slot.lastByte,
        })),
      ...extraUrl(world, media, "captions", "captionsUploadUrl"),
      ...extraUrl(world, media, "thumbnail", "thumbnailUploadUrl"),
    },
  });
}

function partsOf(size: number) {
  return Array.from({ length: Math.ceil(size / PART) }, (_, i) => ({
    role: "bytes" as const,
    firstByte: i * PART,
    lastByte: Math.min((i + 1) * PART, size) - 1,
  }));
}

function extraUrl(world: World, media: Media, role: UploadSlot["role"], name: string) {
  const slot = media.slots.find((one) => one.role === role);
  return slot ? { [name]: uploadUrl(world, media, slot) } : {};
}

type Finalize = { video: string; uploadToken: string; uploadedPartIds: string[] };

async function finalize(world: World, c: RestContext) {
  const request = await actionRequest<Finalize>(world, c, {
    resource: "videos",
    name: "finalizeUploadRequest",
    required: {
      video: { type: "string" },
      uploadToken: { type: "string" },
      uploadedPartIds: { type: "array", items: { type: "string" } },
    },
  });
  const media = world.store.media.get(request.video);
  if (!media || media.kind !== "video")
    throw errors.invalid("INVALID_VIDEO_ID", `${request.video} is not a video`);
  if (media.owner !== c.get("member").sub) throw errors.forbiddenMedia("video");
  if (request.uploadToken !== world.settings.get().videoUploadToken)
    throw errors.invalid("UPDATING_ASSET_FAILED", "uploadToken is not the one of this upload");
  finalizeVideo(world, media, request.uploadedPartIds);
  return emptyAnswer(200);
}

import { startUpload } from "@takt/domain/media/start-upload";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { withErrorResponse } from "~/server/with-error-response";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { requireSameOriginActor } from "~/server/require-same-origin-actor";
import { readBytes, readMetadata, requireTus, tusAbilities, tusAnswer } from "~/server/uploads/tus";

/** Creates an upload (tus creation) of a given length and name; its bytes go to the `Location` in the answer. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireSameOriginActor(request, "drafts.write");
    requireTus(request);
    const bytes = readBytes(request, "upload-length");
    if (bytes === null) return errorResponse(400, "media_incomplete");
    const fileName = readMetadata(request).get("filename") ?? "";
    const id = await startUpload(deps(), actor, { bytes, fileName });
    return tusAnswer(201, { location: `/api/media/uploads/${id}` });
  });
}

export function OPTIONS(): Response {
  return tusAbilities(MEDIA_LIMITS.videoBytes);
}

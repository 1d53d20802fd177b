import { startUpload } from "@takt/domain/media/start-upload";
import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";
import { answerErrors } from "../../../../server/answer-errors";
import { deps } from "../../../../server/deps";
import { refuse } from "../../../../server/refuse";
import { requireSender } from "../../../../server/require-sender";
import { readBytes, readMetadata, requireTus, tusAbilities, tusAnswer } from "../../../../server/uploads/tus";

/** Begins an upload (tus creation): its length and its name now, its bytes at the `Location` that is answered. */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireSender(request);
    requireTus(request);
    const bytes = readBytes(request, "upload-length");
    if (bytes === null) return refuse(400, "media_incomplete");
    const fileName = readMetadata(request).get("filename") ?? "";
    const id = await startUpload(deps(), actor, { bytes, fileName });
    return tusAnswer(201, { location: `/api/media/uploads/${id}` });
  });
}

export function OPTIONS(): Response {
  return tusAbilities(MEDIA_LIMITS.videoBytes);
}

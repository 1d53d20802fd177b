import { RequestError } from "@takt/api/public/problem";
import { startUpload } from "@takt/domain/media/start-upload";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { answerProgramTus } from "~/server/uploads/answer-program-tus";
import { deps } from "~/server/deps";
import { readBytes, readMetadata, tusAbilities } from "~/server/uploads/tus";

/** Creates an upload of a program (tus creation), whose bytes go to the `Location` of the answer. */
export function POST(request: Request): Promise<Response> {
  return answerProgramTus(request, async (actor) => {
    const bytes = readBytes(request, "upload-length");
    if (bytes === null) throw new RequestError("tus_invalid");
    const fileName = readMetadata(request).get("filename") ?? "";
    const id = await startUpload(deps(), actor, { bytes, fileName });
    return { status: 201, headers: { location: `/api/v1/media/uploads/${id}` } };
  });
}

export function OPTIONS(): Response {
  return tusAbilities(MEDIA_LIMITS.videoBytes);
}

import { keepMedia } from "@takt/domain/media/keep-media";
import { z } from "zod";
import { answerErrors } from "../../../server/answer-errors";
import { deps } from "../../../server/deps";
import { readBody } from "../../../server/read-body";
import { refuse } from "../../../server/refuse";
import { requireSender } from "../../../server/require-sender";

const input = z.strictObject({ upload: z.uuid() });
const MAX_BYTES = 1024;

/** Makes a file of a finished upload: checks it by its content, answers the PostMedia. Asked again, the same. */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    const bytes = await readBody(request, MAX_BYTES);
    // After the body: somebody may have been signed out while it was on its way.
    const actor = await requireSender(request);
    const body = input.safeParse(toJson(bytes));
    if (!body.success) return refuse(400, "upload_not_found");
    const media = await keepMedia(deps(), actor, body.data.upload.toLowerCase());
    return Response.json(media, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

function toJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    // Refused by the schema.
    return null;
  }
}

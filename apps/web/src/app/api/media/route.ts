import { keepMedia } from "@takt/domain/media/keep-media";
import { z } from "zod";
import { answerErrors } from "../../../server/answer-errors";
import { deps } from "../../../server/deps";
import { refuse } from "../../../server/refuse";
import { requireSender } from "../../../server/require-sender";

const input = z.strictObject({ upload: z.uuid() });

/** Makes a file of a finished upload: checks it by its content, answers the PostMedia. Asked again, the same. */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireSender(request);
    const body = input.safeParse(await request.json().catch(() => null));
    if (!body.success) return refuse(400, "upload_not_found");
    const media = await keepMedia(deps(), actor, body.data.upload.toLowerCase());
    return Response.json(media, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

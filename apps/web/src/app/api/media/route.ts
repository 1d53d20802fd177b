import { finishUpload } from "@takt/domain/media/finish-upload";
import { z } from "zod";
import { withErrorResponse } from "~/server/with-error-response";
import { deps } from "~/server/deps";
import { readBody } from "~/server/read-body";
import { errorResponse } from "~/server/error-response";
import { requireSameOriginActor } from "~/server/require-same-origin-actor";

const input = z.strictObject({ upload: z.uuid() });
const MAX_BYTES = 1024;

/** Turns a finished upload into a file: checks its content and answers the PostMedia. Repeating it answers the same. */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const bytes = await readBody(request, MAX_BYTES);
    // Checked after the body: the user may have been signed out while it was uploading.
    const actor = await requireSameOriginActor(request, "drafts.write");
    const body = input.safeParse(toJson(bytes));
    if (!body.success) return errorResponse(400, "upload_not_found");
    const media = await finishUpload(deps(), actor, body.data.upload.toLowerCase());
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

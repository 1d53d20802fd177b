import { readMedia } from "@takt/domain/media/read-media";
import { z } from "zod";
import { asAttachment, fileResponse } from "~/server/file-response";
import { withErrorResponse } from "~/server/with-error-response";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { requireActor } from "~/server/require-actor";

/** Answers the bytes of a file, or a range of them, to its owner; a foreign id is answered like a missing one. */
export function GET(request: Request, { params }: RouteContext<"/api/media/[id]">): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireActor("content.read");
    const id = z.uuid().safeParse((await params).id);
    if (!id.success) return errorResponse(404, "media_not_found");
    const { file, open } = await readMedia(deps(), actor, id.data);
    return fileResponse(request, {
      bytes: file.bytes,
      open,
      headers: {
        "content-type": file.mimeType,
        // A document can hold scripts and forms, so it is never rendered on our origin.
        "content-disposition": file.kind === "document" ? asAttachment(file.fileName) : "inline",
      },
    });
  });
}

import { Readable } from "node:stream";
import { readMedia } from "@takt/domain/media/read-media";
import { z } from "zod";
import { answerErrors } from "../../../../server/answer-errors";
import { deps } from "../../../../server/deps";
import { refuse } from "../../../../server/refuse";
import { requireActor } from "../../../../server/require-actor";

/** The bytes of a file, for its owner alone; another's id answers like a missing one. */
export function GET(_: Request, { params }: RouteContext<"/api/media/[id]">): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireActor();
    const id = z.uuid().safeParse((await params).id);
    if (!id.success) return refuse(404, "media_not_found");
    const { stream, bytes, mimeType } = await readMedia(deps(), actor, id.data);
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        "content-type": mimeType,
        "content-length": String(bytes),
        // Never shown as a page of ours.
        "content-disposition": mimeType.startsWith("image/") ? "inline" : "attachment",
        "cache-control": "private, no-store",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    });
  });
}

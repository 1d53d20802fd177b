import { readThumbnail } from "@takt/domain/media/read-media";
import { Readable } from "node:stream";
import { z } from "zod";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { fileResponse } from "~/server/file-response";
import { requireActor } from "~/server/require-actor";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers a small copy of a picture to its owner; a foreign id, and a file of another kind, like a missing one. */
export function GET(
  request: Request,
  { params }: RouteContext<"/api/media/[id]/thumbnail">,
): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireActor("content.read");
    const id = z.uuid().safeParse((await params).id);
    if (!id.success) return errorResponse(404, "media_not_found");
    const image = await readThumbnail(deps(), actor, id.data);
    return fileResponse(request, {
      bytes: image.byteLength,
      open: (range) => {
        const part = range ? image.subarray(range.first, range.last + 1) : image;
        return Promise.resolve(Readable.from([part], { objectMode: false }));
      },
      headers: {
        "content-type": "image/webp",
        "content-disposition": "inline",
        // A file never changes, and its copy is made when it is asked for: once a browser is enough.
        "cache-control": "private, max-age=31536000, immutable",
        // A user of the browser after the owner has signed out is asked who they are, and gets no copy from its cache.
        vary: "cookie",
      },
    });
  });
}

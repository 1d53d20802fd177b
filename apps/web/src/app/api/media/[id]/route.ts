import { Readable } from "node:stream";
import { readMedia } from "@takt/domain/media/read-media";
import { z } from "zod";
import { withErrorResponse } from "../../../../server/with-error-response";
import { deps } from "../../../../server/deps";
import { readRange } from "../../../../server/read-range";
import { errorResponse } from "../../../../server/error-response";
import { requireActor } from "../../../../server/require-actor";

/** Answers the bytes of a file, or a range of them, to its owner; a foreign id is answered like a missing one. */
export function GET(request: Request, { params }: RouteContext<"/api/media/[id]">): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireActor();
    const id = z.uuid().safeParse((await params).id);
    if (!id.success) return errorResponse(404, "media_not_found");
    const { file, open } = await readMedia(deps(), actor, id.data);
    const range = readRange(request.headers.get("range"), file.bytes);
    if (range === "none")
      return new Response(null, { status: 416, headers: { "content-range": `bytes */${file.bytes}` } });
    const part = range === "all" ? null : range;
    const stream = await open(part ?? undefined);
    // Next does not cancel a body that it has not started to send when the client disconnects.
    request.signal.addEventListener("abort", () => stream.destroy(), { once: true });
    return new Response(toWebStream(stream), {
      status: part ? 206 : 200,
      headers: {
        "content-type": file.mimeType,
        "content-length": String(part ? part.last - part.first + 1 : file.bytes),
        ...(part && { "content-range": `bytes ${part.first}-${part.last}/${file.bytes}` }),
        "accept-ranges": "bytes",
        // A document can hold scripts and forms, so it is never rendered on our origin.
        "content-disposition":
          file.kind === "document" ? `attachment; filename*=UTF-8''${toExtValue(file.fileName)}` : "inline",
        "cache-control": "private, no-store",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    });
  });
}

/** Converts a stream without reading ahead, so that a body nobody reads (HEAD, a lost connection) opens no file. */
function toWebStream(stream: Readable): ReadableStream {
  const strategy = new CountQueuingStrategy({ highWaterMark: 0 });
  return Readable.toWeb(stream, { strategy }) as ReadableStream;
}

/** Encodes an ext-value (RFC 8187): encodeURIComponent leaves characters that are reserved there. */
function toExtValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

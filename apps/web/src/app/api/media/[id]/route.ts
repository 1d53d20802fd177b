import { Readable } from "node:stream";
import { readMedia } from "@takt/domain/media/read-media";
import { z } from "zod";
import { answerErrors } from "../../../../server/answer-errors";
import { deps } from "../../../../server/deps";
import { readRange } from "../../../../server/read-range";
import { refuse } from "../../../../server/refuse";
import { requireActor } from "../../../../server/require-actor";

/** The bytes of a file, or a part of them, for its owner alone; another's id answers like a missing one. */
export function GET(request: Request, { params }: RouteContext<"/api/media/[id]">): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireActor();
    const id = z.uuid().safeParse((await params).id);
    if (!id.success) return refuse(404, "media_not_found");
    const { file, open } = await readMedia(deps(), actor, id.data);
    const range = readRange(request.headers.get("range"), file.bytes);
    if (range === "none")
      return new Response(null, { status: 416, headers: { "content-range": `bytes */${file.bytes}` } });
    const part = range === "all" ? null : range;
    const stream = await open(part ?? undefined);
    // Whoever has gone reads no further, and Next does not say so to a body that it has not begun to send.
    request.signal.addEventListener("abort", () => stream.destroy(), { once: true });
    return new Response(toWebStream(stream), {
      status: part ? 206 : 200,
      headers: {
        "content-type": file.mimeType,
        "content-length": String(part ? part.last - part.first + 1 : file.bytes),
        ...(part && { "content-range": `bytes ${part.first}-${part.last}/${file.bytes}` }),
        "accept-ranges": "bytes",
        // A document can hold scripts and forms: never shown as a page of ours.
        "content-disposition":
          file.kind === "document" ? `attachment; filename*=UTF-8''${toExtValue(file.fileName)}` : "inline",
        "cache-control": "private, no-store",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    });
  });
}

/** Reads nothing ahead: a body that nobody asks for (HEAD, a connection that was lost) opens no file. */
function toWebStream(stream: Readable): ReadableStream {
  const strategy = new CountQueuingStrategy({ highWaterMark: 0 });
  return Readable.toWeb(stream, { strategy }) as ReadableStream;
}

/** RFC 8187: what encodeURIComponent leaves of the signs that mean something there. */
function toExtValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { keepMedia } from "@takt/domain/media/keep-media";
import { answerErrors } from "../../../server/answer-errors";
import { deps } from "../../../server/deps";
import { readFileName } from "../../../server/read-file-name";
import { refuse } from "../../../server/refuse";
import { requireActor } from "../../../server/require-actor";
import { isSameOrigin } from "../../../server/same-origin";

/** Keeps one file: its bytes are the body, streamed; `x-file-name` is its name, percent-encoded. Answers the PostMedia. */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => {
    if (!isSameOrigin(request)) return refuse(403, "foreign_origin");
    const actor = await requireActor();
    if (!request.body) return refuse(400, "media_incomplete");
    const length = request.headers.get("content-length");
    const media = await keepMedia(deps(), actor, {
      stream: Readable.fromWeb(request.body as NodeStream, { signal: request.signal }),
      fileName: readFileName(request.headers.get("x-file-name")),
      announcedBytes: length === null ? null : Number(length),
    });
    return Response.json(media, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

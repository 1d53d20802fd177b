import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { dropUpload } from "@takt/domain/media/drop-upload";
import { receiveUpload } from "@takt/domain/media/receive-upload";
import { uploadProgress } from "@takt/domain/media/upload-progress";
import { answerErrors } from "../../../../../server/answer-errors";
import { deps } from "../../../../../server/deps";
import { refuse } from "../../../../../server/refuse";
import { requireActor } from "../../../../../server/require-actor";
import { requireSender } from "../../../../../server/require-sender";
import { readUploadId } from "../../../../../server/uploads/read-upload-id";
import { readBytes, requireTus, tusAnswer } from "../../../../../server/uploads/tus";

type Context = RouteContext<"/api/media/uploads/[id]">;

/** How many bytes are there: where the sender goes on. */
export function HEAD(request: Request, { params }: Context): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireActor();
    requireTus(request);
    const { received, bytes } = await uploadProgress(deps(), actor, readUploadId((await params).id));
    return tusAnswer(200, { "upload-offset": String(received), "upload-length": String(bytes) });
  });
}

/** The next piece, streamed; answers how many bytes are there then. */
export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireSender(request);
    requireTus(request);
    if (request.headers.get("content-type") !== "application/offset+octet-stream")
      return refuse(415, "media_type_invalid");
    const offset = readBytes(request, "upload-offset");
    if (offset === null || !request.body) return refuse(400, "media_incomplete");
    const received = await receiveUpload(deps(), actor, readUploadId((await params).id), {
      stream: Readable.fromWeb(request.body as NodeStream, { signal: request.signal }),
      offset,
      length: readBytes(request, "content-length"),
    });
    return tusAnswer(204, { "upload-offset": String(received) });
  });
}

/** Gives the upload up. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerErrors(async () => {
    const actor = await requireSender(request);
    requireTus(request);
    await dropUpload(deps(), actor, readUploadId((await params).id));
    return tusAnswer(204);
  });
}

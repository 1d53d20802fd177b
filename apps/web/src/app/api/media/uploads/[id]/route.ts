import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { deleteUpload } from "@takt/domain/media/delete-upload";
import { receiveUpload, getUploadProgress } from "@takt/domain/media/receive-upload";
import { withErrorResponse } from "~/server/with-error-response";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { requireActor } from "~/server/require-actor";
import { requireSameOriginActor } from "~/server/require-same-origin-actor";
import { readUploadId } from "~/server/uploads/read-upload-id";
import { readBytes, requireTus, tusAnswer } from "~/server/uploads/tus";

type Context = RouteContext<"/api/media/uploads/[id]">;

/** Answers how many bytes have been received, which is where the client continues. */
export function HEAD(request: Request, { params }: Context): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireActor("drafts.write");
    requireTus(request);
    const { received, bytes } = await getUploadProgress(deps(), actor, readUploadId((await params).id));
    return tusAnswer(200, { "upload-offset": String(received), "upload-length": String(bytes) });
  });
}

/** Streams the next chunk into the upload and answers the new offset. */
export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireSameOriginActor(request, "drafts.write");
    requireTus(request);
    if (request.headers.get("content-type") !== "application/offset+octet-stream")
      return errorResponse(415, "media_type_invalid");
    const offset = readBytes(request, "upload-offset");
    if (offset === null || !request.body) return errorResponse(400, "media_incomplete");
    const received = await receiveUpload(deps(), actor, readUploadId((await params).id), {
      stream: Readable.fromWeb(request.body as NodeStream, { signal: request.signal }),
      offset,
      length: readBytes(request, "content-length"),
    });
    return tusAnswer(204, { "upload-offset": String(received) });
  });
}

/** Deletes the upload (tus termination). */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return withErrorResponse(async () => {
    const actor = await requireSameOriginActor(request, "drafts.write");
    requireTus(request);
    await deleteUpload(deps(), actor, readUploadId((await params).id));
    return tusAnswer(204);
  });
}

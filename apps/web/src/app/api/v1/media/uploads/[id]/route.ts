import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { RequestError } from "@takt/api/public/problem";
import { deleteUpload } from "@takt/domain/media/delete-upload";
import { receiveUpload, getUploadProgress } from "@takt/domain/media/receive-upload";
import { answerProgramTus } from "~/server/uploads/answer-program-tus";
import { deps } from "~/server/deps";
import { readUploadId } from "~/server/uploads/read-upload-id";
import { readBytes } from "~/server/uploads/tus";

type Context = RouteContext<"/api/v1/media/uploads/[id]">;

/** Answers how many bytes of a program's upload have arrived, which is where it goes on. */
export function HEAD(request: Request, { params }: Context): Promise<Response> {
  return answerProgramTus(request, async (actor) => {
    const { received, bytes } = await getUploadProgress(deps(), actor, readUploadId((await params).id));
    const headers = { "upload-offset": String(received), "upload-length": String(bytes) };
    return { status: 200, headers };
  });
}

/** Streams the next chunk into the upload and answers the new offset. */
export function PATCH(request: Request, { params }: Context): Promise<Response> {
  return answerProgramTus(request, async (actor) => {
    const offset = readBytes(request, "upload-offset");
    const isChunk = request.headers.get("content-type") === "application/offset+octet-stream";
    if (!isChunk || offset === null || !request.body) throw new RequestError("tus_invalid");
    const received = await receiveUpload(deps(), actor, readUploadId((await params).id), {
      stream: Readable.fromWeb(request.body as NodeStream, { signal: request.signal }),
      offset,
      length: readBytes(request, "content-length"),
    });
    return { status: 204, headers: { "upload-offset": String(received) } };
  });
}

/** Deletes the upload (tus termination). */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerProgramTus(request, async (actor) => {
    await deleteUpload(deps(), actor, readUploadId((await params).id));
    return { status: 204, headers: {} };
  });
}

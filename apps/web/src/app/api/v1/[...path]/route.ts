import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import {
  API_BODY_BYTES,
  type ApiRequest,
  answerRequest,
  refuseBody,
  takesFile,
} from "@takt/api/public/answer-request";
import { HttpError } from "~/server/error-response";
import { getApiCaller, getApiPlace } from "~/server/public-api";
import { readBody } from "~/server/read-body";
import { readBytes } from "~/server/uploads/tus";

/** Answers programs: the public API, whose operations are in packages/api/src/public. No page may call it (no CORS). */
async function handle(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const place = await getApiPlace(request);
  const { method, headers } = request;
  const target = { method, path: pathname.replace(/^\/api\/v1/, ""), headers };
  const sent = takesFile(target) ? toFile(request) : await readJsonBody(request);
  const answer =
    sent === null
      ? refuseBody(place)
      : await answerRequest(place, { ...getApiCaller(request), ...target, query: searchParams, ...sent });
  return new Response(answer.body, answer);
}

/** Null: it is longer than it may be. */
async function readJsonBody(request: Request): Promise<Pick<ApiRequest, "body"> | null> {
  try {
    return { body: await readBody(request, API_BODY_BYTES) };
  } catch (error) {
    if (error instanceof HttpError) return null;
    throw error;
  }
}

/** The body is read by whoever stores it, and not at all where the request is refused before. */
function toFile(request: Request): Pick<ApiRequest, "body" | "file"> {
  const { body, signal } = request;
  const stream = body ? Readable.fromWeb(body as NodeStream, { signal }) : Readable.from([]);
  return { body: new Uint8Array(), file: { stream, length: readBytes(request, "content-length") } };
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};

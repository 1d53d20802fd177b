import { Readable } from "node:stream";
import { readRange } from "./read-range";

type Served = {
  bytes: number;
  /** Opens all bytes, or `first..last` inclusive. */
  open: (range?: { first: number; last: number }) => Promise<Readable>;
  /** At least type and disposition. */
  headers: Record<string, string>;
};

/** Answers a file of a user, or the range of it that is asked for. Only their browser may keep it, and it is not cached. */
export async function fileResponse(request: Request, { bytes, open, headers }: Served): Promise<Response> {
  const range = readRange(request.headers.get("range"), bytes);
  if (range === "none")
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${bytes}` } });
  const part = range === "all" ? null : range;
  const stream = await open(part ?? undefined);
  return streamResponse(
    request,
    stream,
    {
      "content-length": String(part ? part.last - part.first + 1 : bytes),
      ...(part && { "content-range": `bytes ${part.first}-${part.last}/${bytes}` }),
      "accept-ranges": "bytes",
      ...headers,
    },
    part ? 206 : 200,
  );
}

/** Answers what a stream gives, as fast as it is read; it ends with the request. Only the user's browser may keep it. */
export function streamResponse(
  request: Request,
  stream: Readable,
  headers: Record<string, string>,
  status = 200,
): Response {
  // Next does not cancel a body that it has not started to send when the client disconnects.
  request.signal.addEventListener("abort", () => stream.destroy(), { once: true });
  return new Response(toWebStream(stream), {
    status,
    headers: {
      "cache-control": "private, no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

/** Converts a stream without reading ahead, so that a body nobody reads (HEAD, a lost connection) opens no file. */
function toWebStream(stream: Readable): ReadableStream {
  const strategy = new CountQueuingStrategy({ highWaterMark: 0 });
  return Readable.toWeb(stream, { strategy }) as ReadableStream;
}

/** Writes the disposition of a file that is saved. encodeURIComponent leaves characters that RFC 8187 reserves. */
export function asAttachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

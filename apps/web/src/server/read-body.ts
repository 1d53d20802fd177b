import { NextRequest } from "next/server";
import { DoorError } from "./door-error";

/**
 * A request's whole body, held in memory: nothing is read of one that says it is longer than `maxBytes`, and no more
 * than that of one that says nothing, or less than it sends. Throws DoorError 413.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new DoorError(413, "too_large");
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.length;
    // Leaving the loop gives the stream up: nobody reads the rest.
    if (length > maxBytes) throw new DoorError(413, "too_large");
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** The same request with a body that has been read: for handlers that would read it themselves, without a bound. */
export async function withReadBody(request: Request, maxBytes: number): Promise<NextRequest> {
  const { url, method, headers, signal } = request;
  const body = await readBody(request, maxBytes);
  return new NextRequest(url, { method, headers, signal, ...(body.length > 0 && { body }) });
}

import { NextRequest } from "next/server";
import { HttpError } from "./error-response";

/**
 * Reads a request's whole body into memory. A body whose content-length exceeds `maxBytes` is not read at all, and one
 * with a missing or wrong content-length no further than that. Throws HttpError 413.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new HttpError(413, "too_large");
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.length;
    // Leaving the loop cancels the stream.
    if (length > maxBytes) throw new HttpError(413, "too_large");
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Returns the request with its body already read, for handlers that would read it without a limit. */
export async function withReadBody(request: Request, maxBytes: number): Promise<NextRequest> {
  const { url, method, headers, signal } = request;
  const body = await readBody(request, maxBytes);
  return new NextRequest(url, { method, headers, signal, ...(body.length > 0 && { body }) });
}

/**
 * Reads a multipart form with files into memory. Throws HttpError: 415 for another content type, 411 without a
 * content-length, 413 when it is longer than `maxBytes`, 400 when it is malformed.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError(415, "form_only");
  const length = request.headers.get("content-length");
  if (length === null || !/^\d{1,15}$/.test(length)) throw new HttpError(411, "length_required");
  const bytes = await readBody(request, maxBytes);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    // The body is no form, or it was cut off.
    throw new HttpError(400, "form_invalid");
  }
}

/**
 * Reads a short form without files, as `<form method="post">` sends it. Throws HttpError: 415 for another content type,
 * 413 when it is longer than `maxBytes`.
 */
export async function readFields(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new HttpError(415, "form_only");
  return new URLSearchParams(new TextDecoder().decode(await readBody(request, maxBytes)));
}

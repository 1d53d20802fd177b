import { DoorError } from "./door-error";

/**
 * A form with files, held in memory: its length has to be said before, and is held to while it is read. Throws DoorError:
 * 415 when it is no such form, 411 without a length, 413 when it is longer than `maxBytes`, 400 when it is broken.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new DoorError(415, "form_only");
  const length = request.headers.get("content-length");
  if (length === null || !/^\d{1,15}$/.test(length)) throw new DoorError(411, "length_required");
  if (Number(length) > maxBytes) throw new DoorError(413, "too_large");
  const bytes = await readAtMost(request, maxBytes);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    // Not a form after all, or one that was cut off.
    throw new DoorError(400, "form_invalid");
  }
}

async function readAtMost({ body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > maxBytes) throw new DoorError(413, "too_large");
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

import { DoorError } from "./door-error";
import { readBody } from "./read-body";

/**
 * A form with files, held in memory: its length has to be said before, and is held to while it is read. Throws DoorError:
 * 415 when it is no such form, 411 without a length, 413 when it is longer than `maxBytes`, 400 when it is broken.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new DoorError(415, "form_only");
  const length = request.headers.get("content-length");
  if (length === null || !/^\d{1,15}$/.test(length)) throw new DoorError(411, "length_required");
  const bytes = await readBody(request, maxBytes);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    // Not a form after all, or one that was cut off.
    throw new DoorError(400, "form_invalid");
  }
}

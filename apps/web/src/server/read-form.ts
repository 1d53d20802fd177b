import { HttpError } from "./http-error";
import { readBody } from "./read-body";

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

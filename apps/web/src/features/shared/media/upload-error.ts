import { readRefusal } from "../read-refusal";

/** The upload ended: the server refused the file, or cannot be asked (code upload_failed). */
export class UploadError extends Error {
  override readonly name = "UploadError";
  constructor(
    readonly code: string,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** States that pass: asked again, it goes on. */
const PASSING = new Set([408, 409, 423, 502, 503, 504]);

/** An answer that ends an upload, or null when it only has to be asked again. 0: there was no answer. */
export function toUploadError(status: number, body: string): UploadError | null {
  if (status === 0 || PASSING.has(status)) return null;
  const refused = readRefusal(parse(body));
  if (!refused || status >= 500) return new UploadError("upload_failed");
  return new UploadError(refused.code, refused.data);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or nothing: its status has to say it.
    return null;
  }
}

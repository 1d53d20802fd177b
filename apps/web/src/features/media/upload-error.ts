import { parseErrorResponse } from "../shared/parse-error-response";

/** An upload failed: the server refused the file or failed itself (code upload_failed). */
export class UploadError extends Error {
  override readonly name = "UploadError";
  constructor(
    readonly code: string,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}

/** Temporary statuses, after which an upload is retried. */
const RETRYABLE_STATUSES = new Set([408, 409, 423, 502, 503, 504]);

/** The error of a response that ends an upload, or null when the request is to be retried. Status 0 means no response. */
export function toUploadError(status: number, body: string): UploadError | null {
  if (status === 0 || RETRYABLE_STATUSES.has(status)) return null;
  const details = parseErrorResponse(parse(body));
  if (!details || status >= 500) return new UploadError("upload_failed");
  return new UploadError(details.code, details.data);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page or an empty body: only the status counts.
    return null;
  }
}

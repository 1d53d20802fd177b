import { HttpError } from "./error-response";
import { readBody } from "./read-body";
import { checkMutation } from "./same-origin";

/**
 * Reads the JSON of a POST from one of our own pages. Throws HttpError: 413 when it is longer than `maxBytes`, 400 when it
 * is malformed. Returns the refusal of a request that comes from elsewhere or is no JSON.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
): Promise<{ refusal: Response } | { refusal: null; body: unknown }> {
  const refusal = checkMutation(request);
  if (refusal) return { refusal };
  const bytes = await readBody(request, maxBytes);
  try {
    return {
      refusal: null,
      body: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown,
    };
  } catch (cause) {
    // The text is no JSON, or it is no UTF-8.
    if (cause instanceof SyntaxError || cause instanceof TypeError) throw new HttpError(400, "json_invalid");
    throw cause;
  }
}

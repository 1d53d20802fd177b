import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { errors } from "../model/errors";

/** The limit is not documented; a create with the longest text and twenty alt texts is far below it. */
const MAX_BODY_BYTES = 1_048_576;

/**
 * The JSON body. Throws 413 as the gateway's HTML page for a large body, 415 for another type, 400 for invalid JSON.
 */
export async function jsonBody(c: Context): Promise<unknown> {
  if (Number(c.req.header("content-length") ?? 0) > MAX_BODY_BYTES) {
    throw new HTTPException(413, { res: c.html("<h1>413 Request Entity Too Large</h1>", 413) });
  }
  const type = c.req.header("content-type") ?? "application/json";
  if (!/json/i.test(type)) throw errors.unsupportedType(type);
  try {
    return (await c.req.json()) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw errors.invalid("ILLEGAL_ARGUMENT", "Cannot parse request entity");
  }
}

import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { errors } from "../model/errors";

/** No documented number; a create with the longest text and twenty alt texts is far below. */
const BODY_LIMIT = 1_048_576;

/** The JSON body. 413 for a huge one, said by the gateway in its own way; 415 for another type, 400 for broken JSON. */
export async function jsonBody(c: Context): Promise<unknown> {
  if (Number(c.req.header("content-length") ?? 0) > BODY_LIMIT) {
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

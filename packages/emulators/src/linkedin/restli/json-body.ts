import type { Context } from "hono";
import { errors } from "../model/errors";

/** The JSON body. 415 for another type, 400 for broken JSON. */
export async function jsonBody(c: Context): Promise<unknown> {
  const type = c.req.header("content-type") ?? "application/json";
  if (!/json/i.test(type)) throw errors.unsupportedType(type);
  try {
    return (await c.req.json()) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw errors.invalid("ILLEGAL_ARGUMENT", "Cannot parse request entity");
  }
}

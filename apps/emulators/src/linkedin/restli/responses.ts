import { randomUUID } from "node:crypto";
import type { MiddlewareHandler, Hono, Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { errors, RestliError } from "../model/errors";
import type { RestEnv } from "./rest-env";

/** Sets the headers that every API response has. */
export const supportHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("x-li-fabric", "prod-local");
  c.res.headers.set("x-li-uuid", randomUUID());
  c.res.headers.set("x-li-request-id", randomUUID());
  c.res.headers.set("x-restli-protocol-version", c.req.header("x-restli-protocol-version") ?? "1.0.0");
};

/** A response without a body, with `Content-Length: 0` where a body would be possible. */
export function emptyResponse(status: 200 | 201 | 204, headers: Record<string, string> = {}) {
  return new Response(null, {
    status,
    headers: status === 204 ? headers : { "content-length": "0", ...headers },
  });
}

/** Turns thrown errors and unknown routes into the API's error responses. */
export function handleErrors(app: Hono<RestEnv>) {
  app.notFound((c) => c.json(errors.noResource().body, 404));
  app.onError((error, c) => {
    if (error instanceof RestliError) return c.json(error.body, error.status as ContentfulStatusCode);
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400);
    console.error(error);
    return c.json({ status: 500, code: "INTERNAL_SERVER_ERROR", message: "Internal Server Error" }, 500);
  });
}

/** The limit is not documented; a create with the longest text and twenty alt texts is far below it. */
const MAX_BODY_BYTES = 1_048_576;

/** The JSON body. A large one is 413 (the gateway's HTML page), another type 415, invalid JSON 400. */
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

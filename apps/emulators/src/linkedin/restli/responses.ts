import { randomUUID } from "node:crypto";
import type { MiddlewareHandler, Hono } from "hono";
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

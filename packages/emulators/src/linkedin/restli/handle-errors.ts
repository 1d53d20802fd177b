import type { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { errors } from "../model/errors";
import { RestliError } from "../model/restli-error";
import type { RestEnv } from "./rest-env";

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

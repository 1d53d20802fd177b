import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Backend } from "../backend";
import { ApiError, apiErrors } from "../model/api-error";

/** `key` is the caller's API key. */
export type OpenAiEnv = { Bindings: HttpBindings; Variables: { key: string } };

/** Sets the headers that every answer has, and refuses calls without a key. */
export function apiGate(app: Hono<OpenAiEnv>, backend: Backend) {
  app.use("/v1/*", async (c, next) => {
    const id = `req_${backend.nextId()}`;
    const key = /^Bearer\s+(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    c.set("key", key ?? "");
    c.header("x-request-id", id);
    c.header("openai-version", "2020-10-01");
    c.header("openai-processing-ms", "12");
    if (key === undefined) throw apiErrors.noKey();
    await next();
  });
}

/** Turns thrown errors and unknown routes into the API's error responses. */
export function handleErrors(app: Hono<OpenAiEnv>) {
  app.notFound((c) => {
    const { body, status } = apiErrors.noRoute(c.req.method, c.req.path);
    return c.json({ error: body }, status as ContentfulStatusCode);
  });
  app.onError((error, c) => {
    if (!(error instanceof ApiError)) console.error(error);
    const known = error instanceof ApiError ? error : apiErrors.server();
    for (const [name, value] of Object.entries(known.headers)) c.header(name, value);
    if (known.page !== null) return c.html(known.page, known.status as ContentfulStatusCode);
    return c.json({ error: known.body }, known.status as ContentfulStatusCode);
  });
}

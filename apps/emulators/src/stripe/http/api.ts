import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { Backend } from "../backend";
import { API_VERSION } from "../model/wire";
import { requireObject } from "../resources/save";
import type { Answer, ApiKind, Objects } from "../store/objects";
import { ApiError } from "./api-error";
import { readExpansion, pageOf } from "./list";
import { answerOnce, type IdempotentAnswer } from "./idempotency";
import { noParams } from "./params";
import { parseForm, readParams } from "./parse-form";

/** Parameters of any request; those of a list name a page of it. */
type Params = z.ZodType<{
  expand?: string[] | undefined;
  limit?: number | undefined;
  starting_after?: string | undefined;
}>;
/** `returns` is the `object` of the answer, or of what it lists. */
type Route<Schema> = { params: Schema; returns: ApiKind; list?: boolean };

export type Api = ReturnType<typeof createApi>;

/** Adds routes of Stripe's API: authentication, forms, idempotency, expansion and errors are the same for all. */
export function createApi(app: Hono, backend: Backend) {
  const add =
    (method: "GET" | "POST" | "DELETE") =>
    <Schema extends Params>(
      path: string,
      { params: schema, returns, list = false }: Route<Schema>,
      handle: (params: z.output<Schema>, id: string) => object,
    ): void => {
      app.on(method, path, async (c) => {
        const key = method === "POST" ? (c.req.header("idempotency-key") ?? null) : null;
        const request = { id: backend.newId("req"), idempotency_key: key };
        const text = method === "POST" ? await c.req.text() : new URL(c.req.url).search.slice(1);
        const run = () => {
          const params = readParams(schema, parseForm(text));
          const expand = readExpansion(backend, params.expand ?? [], returns, list);
          backend.request = request;
          try {
            return expand(handle(params, c.req.param("id") ?? ""));
          } finally {
            backend.request = null;
          }
        };
        return send(c, request, answer(c, request, { text, run }));
      });
    };

  function answer(
    c: Context,
    { id, idempotency_key: key }: NonNullable<Backend["request"]>,
    { text, run }: { text: string; run: () => object },
  ): IdempotentAnswer {
    try {
      authenticate(c.req.header("authorization"));
      if (key === null) return { ...answerOf(run), original: null };
      const params = createHash("sha256").update(text).digest("hex");
      return answerOnce(backend, { key, path: c.req.path, params, request: id }, () => answerOf(run));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, body: { error: error.body }, original: null };
    }
  }

  const get = add("GET");
  return {
    get,
    post: add("POST"),
    delete: add("DELETE"),
    /** An object by its id. */
    retrieve(kind: ApiKind, path: string): void {
      get(`${path}/:id`, { params: noParams, returns: kind }, (_, id) => requireObject(backend, kind, id));
    },
    /** The objects of a kind that are kept, in pages. */
    list<Kind extends ApiKind, Schema extends Params>(
      kind: Kind,
      path: string,
      params: Schema,
      keep: (object: Objects[Kind], params: z.output<Schema>) => boolean = () => true,
    ): void {
      get(path, { params, returns: kind, list: true }, (given) =>
        pageOf(backend.store.list(kind), given, path, (object) => keep(object, given)),
      );
    },
  };
}

/** Returns a handler's answer. Only a refusal from before it began is thrown on. */
function answerOf(run: () => object): Answer {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.beforeStart) throw error;
    return { status: error.status, body: { error: error.body } };
  }
}

function send(
  c: Context,
  { id, idempotency_key }: NonNullable<Backend["request"]>,
  { status, body, original }: IdempotentAnswer,
) {
  c.header("request-id", id);
  c.header("stripe-version", c.req.header("stripe-version") ?? API_VERSION);
  if (idempotency_key !== null) c.header("idempotency-key", idempotency_key);
  if (original !== null) {
    c.header("original-request", original);
    c.header("idempotent-replayed", "true");
  }
  c.header("content-type", "application/json");
  return c.body(JSON.stringify(body, null, 2), status as ContentfulStatusCode);
}

/** Throws 401 unless a secret key of a sandbox is given as bearer. */
function authenticate(header = ""): void {
  const key = /^Bearer\s+(\S+)$/i.exec(header.trim())?.[1] ?? "";
  if (/^(sk|rk)_test_\w+$/.test(key)) return;
  const message =
    key === ""
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
  throw new ApiError(401, { message, type: "invalid_request_error" }, true);
}

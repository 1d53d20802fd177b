import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { runLater } from "../../core/clock";
import type { Backend } from "../backend";
import { API_VERSION } from "../model/wire";
import { ApiError, invalidParams } from "./api-error";
import { authenticate } from "./authenticate";
import { checkPaths } from "./expand/check-paths";
import { expandPaths } from "./expand/expand";
import { createIdempotency, type Answer, type IdempotentAnswer } from "./idempotency";
import { FormError, parseForm, type Form } from "./parse-form";
import { readParams } from "./read-params";

/** The ids in a path: `/v1/customers/:id/tax_ids/:child`. */
type Ids = { id: string; child: string };
type Route<Schema> = {
  params: Schema;
  /** The `object` of the answer, for what can be expanded in it. */
  returns: string;
  /** Whether the answer is a list of them. */
  list?: boolean;
};
type Method = "get" | "post" | "delete";

export type Api = ReturnType<typeof createApi>;

/** Adds routes of Stripe's API: authentication, forms, idempotency, expansion and errors are the same for all. */
export function createApi(app: Hono, backend: Backend) {
  const once = createIdempotency(backend);

  function add(method: Method) {
    return <Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
      path: string,
      route: Route<Schema>,
      handle: (params: z.output<Schema>, ids: Ids) => object,
    ): void => {
      app.on(method.toUpperCase(), path, (c) => respond(c, route, handle));
    };
  }

  async function respond<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
    c: Context,
    { params: schema, returns, list = false }: Route<Schema>,
    handle: (params: z.output<Schema>, ids: Ids) => object,
  ) {
    const requestId = backend.newId("req");
    const key = c.req.method === "POST" ? (c.req.header("idempotency-key") ?? null) : null;
    const ids = { id: c.req.param("id") ?? "", child: c.req.param("child") ?? "" };

    function run(form: Form): object {
      const params = readParams(schema, form);
      const paths = params.expand ?? [];
      checkPaths(paths, returns, list);
      if (backend.takeInternalError())
        throw new ApiError(500, { message: "An unknown error occurred", type: "api_error" });
      backend.request = { id: requestId, idempotency_key: key };
      try {
        return expandPaths(backend, handle(params, ids), paths);
      } finally {
        backend.request = null;
      }
    }

    async function execute(text: string): Promise<Answer> {
      const { latencyMs } = backend.settings.get();
      const answer = () => answerOf(() => run(readForm(text)));
      return latencyMs === 0 ? answer() : runLater(backend.clock, latencyMs, answer);
    }

    const answered = await settle(async () => {
      authenticate(c.req.header("authorization"));
      const text = await readText(c);
      if (key === null) return { ...(await execute(text)), original: null };
      const params = createHash("sha256").update(text).digest("hex");
      return once({ key, path: c.req.path, params, request: requestId }, () => execute(text));
    });
    return send(c, answered, { requestId, key });
  }

  return { get: add("get"), post: add("post"), delete: add("delete") };
}

/** What a handler answers. Only what was refused before it began is thrown on. */
function answerOf(run: () => object): Answer {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (error instanceof ApiError && error.beforeStart) throw error;
    return errorAnswer(error);
  }
}

async function settle(run: () => Promise<IdempotentAnswer>): Promise<IdempotentAnswer> {
  try {
    return await run();
  } catch (error) {
    return { ...errorAnswer(error), original: null };
  }
}

function errorAnswer(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
  console.error("The emulated Stripe failed:", error);
  return { status: 500, body: { error: { message: "An unknown error occurred", type: "api_error" } } };
}

/** The parameters as sent: in the body of a POST, else in the query. */
function readText(c: Context): Promise<string> | string {
  return c.req.method === "POST" ? c.req.text() : new URL(c.req.url).search.slice(1);
}

function readForm(text: string): Form {
  try {
    return parseForm(text);
  } catch (error) {
    if (error instanceof FormError) throw invalidParams(error.message);
    throw error;
  }
}

function send(
  c: Context,
  { status, body, original }: IdempotentAnswer,
  { requestId, key }: { requestId: string; key: string | null },
) {
  c.header("request-id", requestId);
  c.header("stripe-version", c.req.header("stripe-version") ?? API_VERSION);
  if (key !== null) c.header("idempotency-key", key);
  if (original !== null) {
    c.header("original-request", original);
    c.header("idempotent-replayed", "true");
  }
  // What a repetition would change nothing about, and what it would.
  if (original !== null && status >= 500) c.header("stripe-should-retry", "false");
  if (status === 409) c.header("stripe-should-retry", "true");
  c.header("content-type", "application/json");
  return c.body(JSON.stringify(body, null, 2), status as ContentfulStatusCode);
}

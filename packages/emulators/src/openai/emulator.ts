import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createClock } from "../core/clock";
import { control } from "../core/control";
import { serve, type RunningServer } from "../core/server";
import { handleCall } from "./handle-call";
import { readChatCall } from "./chat/read-call";
import { ApiError, apiErrors } from "./model/api-error";
import { readResponsesCall } from "./responses/read-call";
import type { Settings } from "./settings";
import { createBackend, type Backend } from "./backend";

export type OpenAiOptions = {
  /** 0 takes a free port. */
  port: number;
  settings?: Partial<Settings>;
};

/**
 * Starts a language model's endpoint on this machine: OpenAI's Responses and Chat Completions, answered with outlines,
 * and the control API of every emulator. A restart loses all state.
 */
export async function startOpenAi({ port, settings = {} }: OpenAiOptions): Promise<RunningServer> {
  const clock = createClock();
  const backend = createBackend({ clock, settings });
  const app = new Hono<{ Bindings: HttpBindings; Variables: { key: string } }>();
  const { middleware, routes } = control({
    clock,
    reset: () => backend.reset(),
    state: () => backend.state(),
    settings: { read: backend.settings.get, change: backend.settings.change },
  });

  app.use(middleware);
  app.route("/", routes);
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
  modelRoutes(app, backend);
  app.post("/v1/responses", async (c, next) =>
    serves(backend, "responses")
      ? handleCall(backend, c, readResponsesCall(await readJson(c), backend.settings.get()))
      : next(),
  );
  app.post("/v1/chat/completions", async (c, next) =>
    serves(backend, "chat")
      ? handleCall(backend, c, readChatCall(await readJson(c), backend.settings.get()))
      : next(),
  );
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

  const server = await serve(app, { port });
  return {
    ...server,
    async close() {
      clock.close();
      await server.close();
    },
  };
}

function modelRoutes(app: Hono<{ Bindings: HttpBindings; Variables: { key: string } }>, backend: Backend) {
  const present = (id: string) => ({ id, object: "model", created: 1_767_225_600, owned_by: "emulator" });
  app.get("/v1/models", (c) => c.json({ object: "list", data: backend.settings.get().models.map(present) }));
  app.get("/v1/models/:id", (c) => {
    const id = c.req.param("id");
    if (!backend.settings.get().models.includes(id)) throw apiErrors.noModel(id);
    return c.json(present(id));
  });
}

const serves = (backend: Backend, api: "responses" | "chat") => backend.settings.get().apis.includes(api);

async function readJson(c: Context): Promise<Record<string, unknown>> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    throw apiErrors.noJson();
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw apiErrors.noJson();
  return body as Record<string, unknown>;
}

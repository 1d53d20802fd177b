import type { Context, Hono } from "hono";
import { handleCall } from "../answer/handle-call";
import type { Backend } from "../backend";
import { readChatCall } from "../chat/read-call";
import { apiErrors } from "../model/api-error";
import { readResponsesCall } from "../responses/read-call";
import type { OpenAiEnv } from "./gate";

/** POST /v1/responses and /v1/chat/completions, where the settings say that the API is served. */
export function callRoutes(app: Hono<OpenAiEnv>, backend: Backend) {
  const serves = (api: "responses" | "chat") => backend.settings.get().apis.includes(api);
  app.post("/v1/responses", async (c, next) =>
    serves("responses")
      ? handleCall(backend, c, readResponsesCall(await readJson(c), backend.settings.get()))
      : next(),
  );
  app.post("/v1/chat/completions", async (c, next) =>
    serves("chat") ? handleCall(backend, c, readChatCall(await readJson(c), backend.settings.get())) : next(),
  );
}

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

/** GET /v1/models, all or one. */
export function modelRoutes(app: Hono<OpenAiEnv>, backend: Backend) {
  const present = (id: string) => ({ id, object: "model", created: 1_767_225_600, owned_by: "emulator" });
  app.get("/v1/models", (c) => c.json({ object: "list", data: backend.settings.get().models.map(present) }));
  app.get("/v1/models/:id", (c) => {
    const id = c.req.param("id");
    if (!backend.settings.get().models.includes(id)) throw apiErrors.noModel(id);
    return c.json(present(id));
  });
}

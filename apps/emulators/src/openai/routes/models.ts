import type { Hono } from "hono";
import type { Backend } from "../backend";
import { apiErrors } from "../model/api-error";
import type { OpenAiEnv } from "./gate";

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

import { Hono } from "hono";
import { z } from "zod";
import type { ControlOptions } from "./control-options";
import { faultSchema } from "./fault";
import type { createFaultList } from "./fault-list";
import type { createHeldCalls } from "./held-calls";
import type { createRequestLog } from "./request-log";

type Deps = {
  faults: ReturnType<typeof createFaultList>;
  held: ReturnType<typeof createHeldCalls>;
  log: ReturnType<typeof createRequestLog>;
};

const releaseSchema = z.object({ id: z.string().optional(), drop: z.boolean().default(false) });
const tickSchema = z.object({ ms: z.number().nonnegative() });

/** The routes under /_emulator. An invalid body is answered with 400 and the reason. */
export function controlRoutes(
  { clock, reset, state, settings }: ControlOptions,
  { faults, held, log }: Deps,
): Hono {
  const routes = new Hono().basePath("/_emulator");

  // A page of another site, open in the same browser, must not be able to control an emulator.
  routes.use(async (c, next) => {
    const site = c.req.header("sec-fetch-site");
    if (c.req.method !== "GET" && (site === "cross-site" || site === "same-site"))
      return c.json({ error: "cross-site" }, 403);
    return next();
  });
  routes.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400);
    if (error instanceof SyntaxError) return c.json({ error: error.message }, 400);
    console.error(error);
    return c.json({ error: String(error) }, 500);
  });

  routes.post("/reset", async (c) => {
    faults.clear();
    held.release(undefined, "drop");
    await reset();
    log.clear();
    return c.json({ now: clock.now() });
  });
  routes.post("/faults", async (c) => c.json({ id: faults.add(faultSchema.parse(await c.req.json())) }));
  routes.delete("/faults", (c) => {
    faults.clear();
    return c.json({});
  });
  routes.post("/release", async (c) => {
    const { id, drop } = releaseSchema.parse(await c.req.json());
    return c.json({ released: held.release(id, drop ? "drop" : "go on") });
  });
  routes.get("/held", (c) => c.json(held.list()));
  routes.post("/tick", async (c) => {
    await clock.advance(tickSchema.parse(await c.req.json()).ms);
    return c.json({ now: clock.now() });
  });
  routes.get("/requests", (c) => {
    const { since, path, method } = c.req.query();
    return c.json(
      log.list({
        since: Number(since ?? 0),
        ...(path === undefined ? {} : { path: new RegExp(path) }),
        ...(method === undefined ? {} : { method }),
      }),
    );
  });
  routes.get("/state", async (c) => c.json((await state(new URL(c.req.url).searchParams)) as object));
  if (settings) {
    routes.get("/settings", (c) => c.json(settings.read() as object));
    routes.post("/settings", async (c) => {
      settings.change(await c.req.json());
      return c.json(settings.read() as object);
    });
  }
  return routes;
}

import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { faultSchema, createFaultList, type Call, type PlannedFault } from "./fault";
import {
  applyFault,
  type FaultHeldCall,
  type FaultTarget,
  createHeldCalls,
  type HeldCalls,
} from "./apply-fault";
import type { Clock } from "./clock";
import { createRequestLog } from "./request-log";

const filterSchema = z.object({
  since: z.coerce.number().default(0),
  path: z.string().optional(),
  method: z.string().optional(),
});
const releaseSchema = z.object({ id: z.string().optional(), drop: z.boolean().default(false) });
const tickSchema = z.object({ ms: z.number().nonnegative() });

/** The routes under /_emulator, as ControlClient calls them. An invalid body is answered with 400 and the reason. */
export function controlRoutes(
  backend: ControlledBackend,
  { faults, held, log }: Pick<Control, "faults" | "held" | "log">,
  { state, held: alsoHeld, tick, controlRoutes: addOwn }: ControlOptions,
): Hono {
  const { clock, settings } = backend;
  const routes = guardedRoutes();
  const heldCalls = alsoHeld ? [alsoHeld, held] : [held];
  const advance = tick ?? ((body: unknown) => clock.advance(tickSchema.parse(body).ms));

  routes.post("/reset", async (c) => {
    faults.clear();
    held.release(undefined, "drop");
    await backend.reset();
    log.clear();
    return c.json({ now: clock.now() });
  });
  routes.post("/faults", async (c) => c.json({ id: faults.add(faultSchema.parse(await c.req.json())) }));
  routes.get("/faults", (c) => c.json(faults.list()));
  routes.delete("/faults", (c) => {
    faults.clear();
    return c.json({});
  });
  routes.get("/requests", (c) => {
    const { since, path, method } = filterSchema.parse(c.req.query());
    return c.json(
      log.list({
        since,
        ...(path === undefined ? {} : { path: new RegExp(path) }),
        ...(method === undefined ? {} : { method }),
      }),
    );
  });
  routes.get("/state", async (c) => c.json((await state(new URL(c.req.url).searchParams)) as object));
  routes.get("/held", (c) => c.json(heldCalls.flatMap((calls) => calls.list())));
  routes.post("/release", async (c) => {
    const { id, drop } = releaseSchema.parse(await c.req.json());
    const how = drop ? "drop" : "go on";
    return c.json({ released: heldCalls.reduce((sum, calls) => sum + calls.release(id, how), 0) });
  });
  routes.post("/tick", async (c) => {
    await advance(await c.req.json());
    return c.json({ now: clock.now() });
  });
  if (settings) {
    routes.get("/settings", (c) => c.json(settings.get() as object));
    routes.post("/settings", async (c) => {
      settings.change(await c.req.json());
      return c.json(settings.get() as object);
    });
  }
  addOwn?.(routes);
  return routes;
}

/** Routes under /_emulator that no page of another site reaches and that tell a caller what is wrong with its body. */
function guardedRoutes(): Hono {
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
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    if (error instanceof SyntaxError) return c.json({ error: error.message }, 400);
    console.error(error);
    return c.json({ error: String(error) }, 500);
  });
  return routes;
}

/** The state of an emulator, as far as the control API changes it. */
export type ControlledBackend = {
  clock: Clock;
  /** Restores the initial state. The control API itself clears the log, the faults and the held calls. */
  reset(): unknown;
  /** Settings that change at run time: POST /_emulator/settings takes a part and answers all. */
  settings?: { get(): unknown; change(part: unknown): void };
};

/** The parts that an emulator adds to the control API. */
export type ControlOptions = {
  /** The body of GET /_emulator/state. */
  state: (query: URLSearchParams) => unknown;
  /** Calls that this emulator holds besides those that faults hold. */
  held?: HeldCalls;
  /** Moves the clock by the body of POST /_emulator/tick, where `ms` alone is not enough. */
  tick?: (body: unknown) => Promise<void>;
  /** Adds the routes that only this emulator's control API has. */
  controlRoutes?: (routes: Hono) => void;
};

export type Control = ReturnType<typeof createControl>;

/** Creates the parts that tests control: the faults, the held calls and the log of the calls received. */
export function createControl({ clock }: { clock: Clock }) {
  const faults = createFaultList();
  const held = createHeldCalls<FaultHeldCall>("held", ({ fault }) => fault);
  const log = createRequestLog();

  return {
    faults,
    held,
    log,
    /** Logs a call and returns its entry with the fault that applies to it. `text` is what faults match as its body. */
    receive(call: Omit<Call, "body"> & { headers: Headers; body: Uint8Array; text: string }) {
      const { text, ...received } = call;
      const fault = faults.take({ ...received, body: text });
      return { fault, entry: log.add({ ...received, at: clock.now(), fault: fault?.id }) };
    },
    applyFault: (fault: PlannedFault, target: FaultTarget) => applyFault(fault, target, { clock, held }),
  };
}

/** Returns the object of a control call. Throws the 404 that names what is missing. */
export function requireKnown<T>(found: T | undefined, kind: string): T {
  if (found === undefined) throw new HTTPException(404, { message: `no such ${kind}` });
  return found;
}

import { Hono } from "hono";
import { z } from "zod";
import type { Clock } from "../../core/clock";
import type { Executor } from "../executor";
import type { Rules } from "../rules/create-rules";
import { doubleSchema, holdSchema, loseSchema } from "../rules/rule-schemas";
import { summarizeRun } from "../runs/summarize-run";

type Options = { executor: Executor; rules: Rules; clock: Clock; core: Hono };

const releaseSchema = z.object({ id: z.string().optional(), drop: z.boolean().default(false) });
const tickSchema = z.strictObject({
  ms: z.number().nonnegative(),
  settleMs: z.number().nonnegative().default(10_000),
  skipCrons: z.boolean().default(false),
});

/**
 * This emulator's additions to /_emulator: holds, lose, double and runs, and its own held and release (calls to the app
 * as well as calls of the app) and tick (the work of each instant finishes first). Mounted before the core's routes.
 */
export function steeringRoutes({ executor, rules, clock, core }: Options): Hono {
  const routes = new Hono().basePath("/_emulator");
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

  routes.post("/holds", async (c) => c.json({ id: rules.holds.add(holdSchema.parse(await c.req.json())) }));
  routes.post("/lose", async (c) => c.json({ id: rules.losses.add(loseSchema.parse(await c.req.json())) }));
  routes.post("/double", async (c) =>
    c.json({ id: rules.doubles.add(doubleSchema.parse(await c.req.json())) }),
  );
  routes.get("/held", async (c) => {
    const incoming = (await (await core.request("/_emulator/held")).json()) as unknown[];
    return c.json([...rules.held.list(), ...incoming]);
  });
  routes.post("/release", async (c) => {
    const { id, drop } = releaseSchema.parse(await c.req.json());
    const releasedRunCalls = rules.held.release(id, drop);
    const incoming = await core.request("/_emulator/release", {
      method: "POST",
      body: JSON.stringify({ id, drop }),
    });
    return c.json({
      released: releasedRunCalls + ((await incoming.json()) as { released: number }).released,
    });
  });
  routes.post("/tick", async (c) => {
    await executor.tick(tickSchema.parse(await c.req.json()));
    return c.json({ now: clock.now() });
  });
  routes.get("/runs", (c) => {
    const { fn, status, limit } = c.req.query();
    const all = [...executor.ended(), ...executor.live().map(summarizeRun)];
    const found = all.filter((run) => {
      return (
        (!fn || run.functionId === fn || run.functionId.endsWith(`-${fn}`)) &&
        (!status || run.status === status)
      );
    });
    return c.json(found.slice(-Number(limit ?? 500)).reverse());
  });
  return routes;
}

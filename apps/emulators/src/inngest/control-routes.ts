import type { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "./backend";
import { doubleSchema, holdSchema, loseSchema } from "./rules/rule-schemas";
import type { RunSummary } from "./runs/run-ledger";

/** The body of POST /_emulator/tick: the work of each instant finishes before the next, see Executor.tick. */
export const tickSchema = z.strictObject({
  ms: z.number().nonnegative(),
  settleMs: z.number().nonnegative().default(10_000),
  skipCrons: z.boolean().default(false),
});

const fireSchema = z.strictObject({ fn: z.string().min(1) });

/** The executor's part of the control API: rules that hold, lose and double, cron triggers and the runs. */
export function controlRoutes(routes: Hono, { executor, rules }: Backend) {
  routes.post("/holds", async (c) => c.json({ id: rules.holds.add(holdSchema.parse(await c.req.json())) }));
  routes.post("/lose", async (c) => c.json({ id: rules.losses.add(loseSchema.parse(await c.req.json())) }));
  routes.post("/double", async (c) =>
    c.json({ id: rules.doubles.add(doubleSchema.parse(await c.req.json())) }),
  );
  routes.post("/fire", async (c) => {
    const { fn } = fireSchema.parse(await c.req.json());
    return executor.fire(fn) ? c.json({}) : c.json({ error: `no function ${fn} has a cron trigger` }, 404);
  });
  routes.get("/runs", (c) => {
    const { fn, status, limit } = c.req.query();
    const isAsked = ({ functionId, status: its }: RunSummary) =>
      (!fn || functionId === fn || functionId.endsWith(`-${fn}`)) && (!status || its === status);
    const found = executor.runs().filter(isAsked);
    return c.json(found.slice(-Number(limit ?? 500)).reverse());
  });
}

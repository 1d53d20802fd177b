import type { Hono } from "hono";
import type { Backend } from "../backend";
import { inspectorPage } from "../pages/inspector-page";
import { summarizeRun } from "../runs/summarize-run";

const MAX_RUNS_SHOWN = 100;

/** GET / shows functions and recent runs. */
export function inspectorRoutes(app: Hono, backend: Backend) {
  const { executor } = backend;
  app.get("/", (c) => {
    const runs = [...executor.ended(), ...executor.live().slice(0, MAX_RUNS_SHOWN).map(summarizeRun)]
      .slice(-MAX_RUNS_SHOWN)
      .reverse();
    return c.html(inspectorPage(backend, runs));
  });
}

import type { z } from "zod";
import type { FaultHeldCall } from "../core/apply-fault";
import { controlRequest, createControlClient, type ControlClient, toQuery } from "../core/control-client";
import type { tickSchema } from "./control-routes";
import type { HeldRunCall } from "./rules/create-rules";
import type { doubleSchema, holdSchema, loseSchema } from "./rules/rule-schemas";
import type { RunSummary } from "./runs/run-ledger";

type RuleId = Promise<{ id: string }>;
type TickOptions = Omit<z.input<typeof tickSchema>, "ms">;

/** The control API of the executor, with its rules and its runs. See README.md beside this file. */
export type InngestControl = Omit<ControlClient, "held" | "tick"> & {
  /** Calls to the app that rules hold, then calls of the app that faults hold. */
  held(): Promise<((HeldRunCall | FaultHeldCall) & { id: string })[]>;
  /** Moves the clock on; the work of each instant finishes before the next one. */
  tick(ms: number, options?: TickOptions): Promise<{ now: number }>;
  hold(rule: z.input<typeof holdSchema>): RuleId;
  lose(rule: z.input<typeof loseSchema>): RuleId;
  double(rule: z.input<typeof doubleSchema>): RuleId;
  /** Fires the cron triggers of a function now; fails if it has none. */
  fire(fn: string): Promise<unknown>;
  /** The recent runs, newest first, at most 500 unless `limit` says otherwise. */
  runs(filter?: { fn?: string; status?: string; limit?: number }): Promise<RunSummary[]>;
};

/** The client of the executor with the origin `baseUrl`. */
export function createInngestControl(baseUrl: string): InngestControl {
  const request = controlRequest(baseUrl);
  return {
    ...createControlClient(baseUrl),
    held: () => request("GET", "held"),
    tick: (ms, options = {}) => request("POST", "tick", { ms, ...options }),
    hold: (rule) => request("POST", "holds", rule),
    lose: (rule) => request("POST", "lose", rule),
    double: (rule) => request("POST", "double", rule),
    fire: (fn) => request("POST", "fire", { fn }),
    runs: (filter = {}) => request("GET", `runs?${toQuery(filter)}`),
  };
}

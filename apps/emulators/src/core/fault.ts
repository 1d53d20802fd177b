import { z } from "zod";
import { seededRandom } from "./seeded-random";

/**
 * A fault and the calls it applies to. The first matching fault, in order of arrival, is used.
 *
 * - `match.path` is the source of a regular expression for path and query as sent, `match.bodyMatches` one for the body;
 *   `match.member` is the emulator's caller (for LinkedIn the `sub` behind the token).
 * - `times` limits the calls it applies to (default 1); `probability` is drawn from `seed`, so a run repeats.
 * - `commit: true` runs the real handler first, and only its response is lost, replaced or late.
 */
export const faultSchema = z
  .object({
    match: z
      .strictObject({
        method: z.string().optional(),
        path: z.string().refine(isRegex, "must be the source of a regular expression").optional(),
        bodyIncludes: z.string().optional(),
        bodyMatches: z.string().refine(isRegex, "must be the source of a regular expression").optional(),
        member: z.string().optional(),
      })
      .default({}),
    times: z.union([z.int().positive(), z.literal("always")]).default(1),
    probability: z.number().min(0).max(1).default(1),
    seed: z.int().default(1),
    commit: z.boolean().default(false),
  })
  .and(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("answer"),
        status: z.int().min(200).max(599),
        body: z.unknown().optional(),
        headers: z.record(z.string(), z.string()).default({}),
      }),
      z.object({ kind: z.literal("hang") }),
      z.object({ kind: z.literal("cut") }),
      z.object({ kind: z.literal("delay"), ms: z.number().nonnegative() }),
      z.object({ kind: z.literal("hold"), stage: z.enum(["before", "after"]) }),
    ]),
  );

type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

function isRegex(source: string) {
  try {
    new RegExp(source);
    return true;
  } catch {
    // The schema reports that the source is not a regular expression.
    return false;
  }
}

export type Call = { method: string; path: string; body: string; member: string | undefined };
export type PlannedFault = Fault & { id: string };
export type WaitingFault = PlannedFault & { left: number | "always" };

/** The planned faults. `take` returns the first that matches a call and uses it up, or undefined. */
export function createFaultList() {
  let planned: { fault: PlannedFault; left: number; path: RegExp | undefined; random: () => number }[] = [];
  let count = 0;

  return {
    add(fault: Fault): string {
      const id = `fault-${++count}`;
      planned.push({
        fault: { ...fault, id },
        left: fault.times === "always" ? Number.POSITIVE_INFINITY : fault.times,
        path: fault.match.path === undefined ? undefined : new RegExp(fault.match.path),
        random: seededRandom(fault.seed),
      });
      return id;
    },
    take(call: Call): PlannedFault | undefined {
      for (const plan of planned) {
        if (!matches(plan.fault, plan.path, call)) continue;
        // A number is drawn for every matching call, so the n-th call gets the n-th number at any probability.
        if (plan.random() >= plan.fault.probability) continue;
        plan.left -= 1;
        if (plan.left === 0) planned = planned.filter((other) => other !== plan);
        return plan.fault;
      }
      return undefined;
    },
    /** The faults that wait for calls, each with how often it still applies. */
    list: (): WaitingFault[] =>
      planned.map(({ fault, left }) => ({ ...fault, left: Number.isFinite(left) ? left : "always" })),
    clear() {
      planned = [];
    },
  };
}

function matches({ match }: Fault, path: RegExp | undefined, call: Call) {
  return (
    (match.method === undefined || match.method.toUpperCase() === call.method) &&
    (path === undefined || path.test(call.path)) &&
    (match.bodyIncludes === undefined || call.body.includes(match.bodyIncludes)) &&
    (match.bodyMatches === undefined || new RegExp(match.bodyMatches).test(call.body)) &&
    (match.member === undefined || match.member === call.member)
  );
}

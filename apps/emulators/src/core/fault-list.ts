import type { Fault } from "./fault";
import { seededRandom } from "./seeded-random";

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

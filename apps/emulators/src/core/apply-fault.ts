import { runLater, type Clock } from "./clock";
import type { PlannedFault } from "./fault";

/** A call that a fault holds. */
export type FaultHeldCall = {
  fault: string;
  method: string;
  path: string;
  stage: "before" | "after";
  at: number;
  /** Whether the caller has disconnected. The call stays held and continues on release, as on a slow server. */
  clientGone: boolean;
};

/** One call as faults see it, over any protocol. */
export type FaultTarget = {
  method: string;
  path: string;
  /** Runs the real handler. */
  run(): unknown;
  /** Answers what the fault says. */
  answer(fault: PlannedFault & { kind: "answer" }): void;
  /** Ends the connection without an answer. */
  cut(): void;
  /** Resolves when the caller has disconnected. */
  callerLeft(): Promise<void>;
};

type Deps = { clock: Clock; held: ReturnType<typeof createHeldCalls<FaultHeldCall>> };

/** Applies `fault` to this call. With `commit`, the real handler runs before its response is lost. */
export async function applyFault(fault: PlannedFault, target: FaultTarget, deps: Deps): Promise<void> {
  if (fault.kind === "hold") return hold(fault, target, deps);
  if (fault.commit) await target.run();
  switch (fault.kind) {
    case "answer":
      return target.answer(fault);
    case "cut":
      return target.cut();
    case "hang":
      await target.callerLeft();
      return target.cut();
    case "delay":
      await runLater(deps.clock, fault.ms, () => (fault.commit ? undefined : target.run()));
  }
}

async function hold(fault: PlannedFault & { kind: "hold" }, target: FaultTarget, { clock, held }: Deps) {
  if (fault.stage === "after") await target.run();
  const { method, path } = target;
  const { call, released } = held.hold({
    fault: fault.id,
    method,
    path,
    stage: fault.stage,
    at: clock.now(),
    clientGone: false,
  });
  void target.callerLeft().then(() => (call.clientGone = true));
  if ((await released) === "drop") return target.cut();
  if (fault.stage === "before") await target.run();
}

type Release = "go on" | "drop";

/** Held calls, which a control API lists and releases. */
export type HeldCalls<Call extends object = object> = {
  list(): (Call & { id: string })[];
  /** Releases by the id of a call or of its cause (all its calls), without an id all; returns their number. */
  release(id: string | undefined, how: Release): number;
};

/** Calls that wait for `release`, also when the caller disconnects. `causeOf` names the fault or rule of one. */
export function createHeldCalls<Call extends object>(prefix: string, causeOf: (call: Call) => string) {
  type Held = Call & { id: string };
  const held = new Map<string, { call: Held; release: (how: Release) => void }>();
  let count = 0;

  return {
    hold(call: Call): { call: Held; released: Promise<Release> } {
      const whole: Held = { ...call, id: `${prefix}-${++count}` };
      const released = new Promise<Release>((resolve) =>
        held.set(whole.id, { call: whole, release: resolve }),
      );
      return { call: whole, released };
    },
    list: (): Held[] => [...held.values()].map(({ call }) => call),
    size: () => held.size,
    release(id: string | undefined, how: Release): number {
      const chosen = [...held.values()].filter(
        ({ call }) => id === undefined || call.id === id || causeOf(call) === id,
      );
      for (const { call, release } of chosen) {
        held.delete(call.id);
        release(how);
      }
      return chosen.length;
    },
  } satisfies HeldCalls<Call> & Record<string, unknown>;
}

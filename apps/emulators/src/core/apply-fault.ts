import { runLater, type Clock } from "./clock";
import type { PlannedFault } from "./fault";
import type { createHeldCalls } from "./held-calls";

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

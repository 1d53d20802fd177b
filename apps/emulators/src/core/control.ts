import type { Hono } from "hono";
import { applyFault, type FaultHeldCall, type FaultTarget } from "./apply-fault";
import type { Clock } from "./clock";
import { createFaultList, type Call, type PlannedFault } from "./fault-list";
import { createHeldCalls, type HeldCalls } from "./held-calls";
import { createRequestLog } from "./request-log";

/** The state of an emulator, as far as the control API changes it. */
export type ControlledBackend = {
  clock: Clock;
  /** Restores the initial state. The control API itself clears the log, the faults and the held calls. */
  reset(): unknown;
  /** Settings that change at run time: POST /_emulator/settings takes a part and answers all. */
  settings?: { get(): unknown; change(part: unknown): void };
};

/** What an emulator adds to the control API. */
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

/** What tests control of an emulator: its faults, the held calls and the log of the calls it received. */
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

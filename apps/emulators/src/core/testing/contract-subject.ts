import type { ControlClient } from "../control-client";

/** An emulator as emulators.contract.test.ts meets it: one real call of its service, in `testing/contract-subject.ts`. */
export type ContractSubject = {
  name: string;
  /** How the log names the call; `path` is a regular expression. */
  call: { method: string; path: string };
  /** The status of a call that took effect. */
  ok: number;
  /** A setting with a value other than its default; null where there are no settings. */
  setting: Record<string, unknown> | null;
  start(): Promise<StartedSubject>;
};

export type StartedSubject = {
  url: string;
  control: Omit<ControlClient, "held"> & { held(): Promise<object[]> };
  close(): Promise<unknown>;
  /** Makes the call. Resolves with the status of its answer, rejects without one or when `signal` aborts. */
  send(signal?: AbortSignal): Promise<number>;
  /** The number of calls that took effect, from the state. */
  count(): Promise<number>;
};

import type { FaultHeldCall } from "./apply-fault";
import type { FaultInput, WaitingFault } from "./fault";
import type { LoggedRequest } from "./request-log";

/** The client of every emulator's control API. Each method throws what the emulator answers that is not 2xx. */
export type ControlClient = {
  /** Restores the initial state and clears faults, held calls and the log. The clock goes on. */
  reset(): Promise<{ now: number }>;
  fault(fault: FaultInput): Promise<{ id: string }>;
  /** The faults that still wait for calls. */
  faults(): Promise<WaitingFault[]>;
  clearFaults(): Promise<object>;
  /** The calls received, oldest first: those after the index `since`, of a path (regular expression) and a method. */
  requests(filter?: { since?: number; path?: string; method?: string }): Promise<LoggedRequest[]>;
  /** The emulator's true state, for tests to compare with the app's. */
  state<T = Record<string, unknown>>(filter?: Record<string, string | number>): Promise<T>;
  held(): Promise<(FaultHeldCall & { id: string })[]>;
  /** By the id of a held call or of a fault; without an id all. `drop` cuts the call instead of going on. */
  release(id?: string, options?: { drop?: boolean }): Promise<{ released: number }>;
  /** Moves the clock on. */
  tick(ms: number): Promise<{ now: number }>;
};

/** The further call of emulators with settings: changes a part of them and answers all, until the next reset. */
export type SettingsClient<Settings> = { settings(part?: Partial<Settings>): Promise<Settings> };

/** Sends requests to the control API of the emulator with the origin `baseUrl`. */
export function controlRequest(baseUrl: string) {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(`/_emulator/${path}`, baseUrl), {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /_emulator/${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  };
}

/** The client of any emulator. Those with more have a `control-client.ts` of their own. */
export function createControlClient(baseUrl: string): ControlClient {
  const request = controlRequest(baseUrl);
  return {
    reset: () => request("POST", "reset", {}),
    fault: (fault) => request("POST", "faults", fault),
    faults: () => request("GET", "faults"),
    clearFaults: () => request("DELETE", "faults"),
    requests: (filter = {}) => request("GET", `requests?${toQuery(filter)}`),
    state: (filter = {}) => request("GET", `state?${toQuery(filter)}`),
    held: () => request("GET", "held"),
    release: (id, { drop = false } = {}) => request("POST", "release", { id, drop }),
    tick: (ms) => request("POST", "tick", { ms }),
  };
}

/** The client of an emulator with settings. */
export const createSettingsClient = <Settings>(
  baseUrl: string,
): ControlClient & SettingsClient<Settings> => ({
  ...createControlClient(baseUrl),
  settings: (part = {}) => controlRequest(baseUrl)("POST", "settings", part),
});

/** The query of a filter, without what is undefined. */
export function toQuery(filter: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.toString();
}

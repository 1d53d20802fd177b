import type { FaultInput } from "./fault";
import type { HeldCall } from "./held-calls";
import type { LoggedRequest } from "./request-log";

export type NewMember = {
  sub?: string;
  given_name: string;
  family_name: string;
  email?: string | null;
  emailVerified?: boolean;
  headline?: string;
};
export type MemberAction = "expire" | "revoke" | "restrict" | "restore";

/**
 * Talks to an emulator's control API. `baseUrl` is the emulator's origin. Every method throws with the
 * emulator's message when it answers anything but 2xx. The last three methods exist on LinkedIn only.
 */
export function createControlClient(baseUrl: string) {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL(`/_emulator/${path}`, baseUrl), {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /_emulator/${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  return {
    reset: () => call<{ now: number }>("POST", "reset", {}),
    fault: (fault: FaultInput) => call<{ id: string }>("POST", "faults", fault),
    clearFaults: () => call<object>("DELETE", "faults"),
    /** By the id of a held call or of a fault; without an id all. `drop` cuts the call instead of going on. */
    release: (id?: string, { drop = false } = {}) =>
      call<{ released: number }>("POST", "release", { id, drop }),
    held: () => call<HeldCall[]>("GET", "held"),
    tick: (ms: number) => call<{ now: number }>("POST", "tick", { ms }),
    requests: (filter: { since?: number; path?: string; method?: string } = {}) =>
      call<LoggedRequest[]>("GET", `requests?${query(filter)}`),
    state: <T = Record<string, unknown>>(filter: Record<string, string | number> = {}) =>
      call<T>("GET", `state?${query(filter)}`),
    settings: <T = Record<string, unknown>>(part: Record<string, unknown> = {}) =>
      call<T>("POST", "settings", part),
    addMember: (member: NewMember) => call<NewMember & { sub: string }>("POST", "members", member),
    issueToken: (sub: string, scope?: string) =>
      call<{ access_token: string; expires_in: number; scope: string }>("POST", "tokens", { sub, scope }),
    memberState: (sub: string, action: MemberAction) =>
      call<{ sub: string }>("POST", `members/${encodeURIComponent(sub)}/${action}`, {}),
  };
}

function query(filter: Record<string, string | number | undefined>) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    if (value !== undefined) query.set(key, String(value));
  }
  return query.toString();
}

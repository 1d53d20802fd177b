import type { ConnectionChange } from "../evidence";
import type { ChaosHarness } from "../start-chaos-harness";
import { callApi } from "./call-api";
import type { User } from "./user";

/** Disconnects LinkedIn in the product. */
export async function disconnect(harness: ChaosHarness, user: User): Promise<void> {
  const startedAt = harness.now();
  const answer = await callApi<{ inFlight: number }>(
    harness,
    user,
    "mutation",
    "connections.disconnect",
    undefined,
  );
  const confirmed = answer.result === "confirmed";
  record(harness, user, {
    what: "disconnect",
    startedAt,
    result: confirmed ? "confirmed" : "lost",
    inFlight: confirmed ? answer.value.inFlight : 0,
  });
}

/** Revokes the grant at LinkedIn; the product notices at its next call. */
export async function revoke(harness: ChaosHarness, user: User): Promise<void> {
  const startedAt = harness.now();
  await harness.stack.linkedin.memberState(user.member, "revoke");
  record(harness, user, { what: "revoked", startedAt, result: "confirmed", inFlight: 0 });
}

/** Reconnects through LinkedIn's consent page, as a browser does, and retries until it works. */
export async function reconnect(harness: ChaosHarness, user: User): Promise<void> {
  const startedAt = harness.now();
  for (let tries = 0; tries < 30; tries++) {
    const outcome = await connectOnce(harness, user).catch((cause: unknown) => String(cause));
    if (outcome === "connected") {
      record(harness, user, { what: "reconnect", startedAt, result: "confirmed", inFlight: 0 });
      return;
    }
    harness.log(`reconnecting: ${outcome}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  record(harness, user, { what: "reconnect", startedAt, result: "lost", inFlight: 0 });
}

async function connectOnce({ stack }: ChaosHarness, user: User): Promise<string> {
  const session = `${user.cookie.name}=${user.cookie.value}`;
  const started = await followRedirect(`${stack.webUrl}/auth/linkedin/start?return=/app/posts`, {
    cookie: session,
  });
  const form = new URLSearchParams({ decision: "allow", member: user.member });
  const allowed = await followRedirect(started.location, {}, form);
  const back = await followRedirect(allowed.location, { cookie: [session, ...started.cookies].join("; ") });
  return new URL(back.location, stack.webUrl).searchParams.get("linkedin") ?? "no outcome";
}

async function followRedirect(url: string, headers: Record<string, string>, form?: URLSearchParams) {
  const response = await fetch(url, {
    redirect: "manual",
    headers,
    signal: AbortSignal.timeout(15_000),
    ...(form ? { method: "POST", body: form } : {}),
  });
  const location = response.headers.get("location");
  if (location === null) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return { location, cookies: response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!) };
}

function record(harness: ChaosHarness, user: User, change: Omit<ConnectionChange, "member" | "endedAt">) {
  harness.notes.connectionChanges.push({ ...change, member: user.member, endedAt: harness.now() });
}

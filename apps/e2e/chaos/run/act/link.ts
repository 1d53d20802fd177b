import type { LinkChange } from "../evidence";
import type { World } from "../world";
import { askProduct } from "./ask-product";
import type { User } from "./user";

/** The user takes the connection away. */
export async function disconnect(world: World, user: User): Promise<void> {
  const startedAt = world.now();
  const answer = await askProduct<{ inFlight: number }>(
    world,
    user.cookie,
    "mutation",
    "connections.disconnect",
    undefined,
  );
  const confirmed = answer.result === "confirmed";
  note(world, user, {
    what: "disconnect",
    startedAt,
    result: confirmed ? "confirmed" : "lost",
    inFlight: confirmed ? answer.value.inFlight : 0,
  });
}

/** The member takes the grant back at LinkedIn: the product hears of it when it next calls. */
export async function revoke(world: World, user: User): Promise<void> {
  const startedAt = world.now();
  await world.stack.linkedin.memberState(user.member, "revoke");
  note(world, user, { what: "revoked", startedAt, result: "confirmed", inFlight: 0 });
}

/** Through LinkedIn's consent page and back, as a browser goes; tried until it works. */
export async function reconnect(world: World, user: User): Promise<void> {
  const startedAt = world.now();
  for (let tries = 0; tries < 30; tries++) {
    const outcome = await connectOnce(world, user).catch((cause: unknown) => String(cause));
    if (outcome === "connected") {
      note(world, user, { what: "reconnect", startedAt, result: "confirmed", inFlight: 0 });
      return;
    }
    world.say(`reconnecting: ${outcome}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  note(world, user, { what: "reconnect", startedAt, result: "lost", inFlight: 0 });
}

async function connectOnce({ stack }: World, user: User): Promise<string> {
  const session = `${user.cookie.name}=${user.cookie.value}`;
  const begun = await hop(`${stack.webUrl}/auth/linkedin/start?return=/app/posts`, { cookie: session });
  const form = new URLSearchParams({ decision: "allow", member: user.member });
  const allowed = await hop(begun.location, {}, form);
  const back = await hop(allowed.location, { cookie: [session, ...begun.cookies].join("; ") });
  return new URL(back.location, stack.webUrl).searchParams.get("linkedin") ?? "no outcome";
}

async function hop(url: string, headers: Record<string, string>, form?: URLSearchParams) {
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

function note(world: World, user: User, change: Omit<LinkChange, "member" | "endedAt">) {
  world.notes.links.push({ ...change, member: user.member, endedAt: world.now() });
}

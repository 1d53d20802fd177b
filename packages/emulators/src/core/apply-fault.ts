import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Next } from "hono";
import type { Clock } from "./clock";
import type { ControlEnv } from "./control-options";
import type { PlannedFault } from "./fault-list";
import type { createHeldCalls } from "./held-calls";

type Deps = { clock: Clock; held: ReturnType<typeof createHeldCalls>; path: string };

/** Applies `fault` to this call. With `commit`, the real handler runs before its response is lost. */
export async function applyFault(c: Context<ControlEnv>, next: Next, fault: PlannedFault, deps: Deps) {
  if (fault.kind === "hold") return hold(c, next, fault, deps);
  if (fault.commit) await next();
  switch (fault.kind) {
    case "answer":
      return replace(c, answer(fault));
    case "cut":
      c.env.outgoing.socket?.destroy();
      return replace(c, RESPONSE_ALREADY_SENT);
    case "hang":
      await clientGone(c);
      return replace(c, RESPONSE_ALREADY_SENT);
    case "delay":
      await new Promise<void>((resolve) => deps.clock.at(deps.clock.now() + fault.ms, resolve));
      if (!fault.commit) await next();
  }
}

async function hold(c: Context<ControlEnv>, next: Next, fault: PlannedFault & { kind: "hold" }, deps: Deps) {
  if (fault.stage === "after") await next();
  const { call, released } = deps.held.hold({
    fault: fault.id,
    method: c.req.method,
    path: deps.path,
    stage: fault.stage,
    at: deps.clock.now(),
  });
  void clientGone(c).then(() => (call.clientGone = true));
  if ((await released) === "drop") {
    c.env.outgoing.socket?.destroy();
    return replace(c, RESPONSE_ALREADY_SENT);
  }
  if (fault.stage === "before") await next();
}

function clientGone(c: Context<ControlEnv>) {
  const response = c.env.outgoing;
  if (response.destroyed) return Promise.resolve();
  return new Promise<void>((resolve) => response.once("close", () => resolve()));
}

function answer(fault: PlannedFault & { kind: "answer" }) {
  const text = typeof fault.body === "string" ? fault.body : JSON.stringify(fault.body);
  const type = typeof fault.body === "string" ? "text/plain" : "application/json";
  const empty = fault.body === undefined || fault.status === 204 || fault.status === 304;
  return new Response(empty ? null : text, {
    status: fault.status,
    headers: { ...(empty ? {} : { "content-type": type }), ...fault.headers },
  });
}

/** Replaces the response. Hono merges the headers of an earlier response unless that is removed first. */
function replace(c: Context<ControlEnv>, response: Response) {
  c.res = undefined;
  c.res = response;
}

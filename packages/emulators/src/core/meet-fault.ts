import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Next } from "hono";
import type { Clock } from "./clock";
import type { ControlEnv } from "./control-options";
import type { PlannedFault } from "./fault-list";
import type { createHeldCalls } from "./held-calls";

type Tools = { clock: Clock; held: ReturnType<typeof createHeldCalls>; path: string };

/** Lets `fault` happen to this call. With `commit`, the real handler has run by the time its answer is lost. */
export async function meetFault(c: Context<ControlEnv>, next: Next, fault: PlannedFault, tools: Tools) {
  if (fault.kind === "hold") return hold(c, next, fault, tools);
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
      await new Promise<void>((resolve) => tools.clock.at(tools.clock.now() + fault.ms, resolve));
      if (!fault.commit) await next();
  }
}

async function hold(
  c: Context<ControlEnv>,
  next: Next,
  fault: PlannedFault & { kind: "hold" },
  tools: Tools,
) {
  if (fault.stage === "after") await next();
  const { call, released } = tools.held.hold({
    fault: fault.id,
    method: c.req.method,
    path: tools.path,
    stage: fault.stage,
    at: tools.clock.now(),
  });
  void clientGone(c).then(() => (call.clientGone = true));
  if ((await released) === "drop") {
    c.env.outgoing.socket?.destroy();
    return replace(c, RESPONSE_ALREADY_SENT);
  }
  if (fault.stage === "before") await next();
}

function clientGone(c: Context<ControlEnv>) {
  const { outgoing } = c.env;
  if (outgoing.destroyed) return Promise.resolve();
  return new Promise<void>((resolve) => outgoing.once("close", () => resolve()));
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

/** Hono merges headers into an earlier answer unless that is taken away first. */
function replace(c: Context<ControlEnv>, response: Response) {
  c.res = undefined;
  c.res = response;
}

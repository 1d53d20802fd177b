import type { Context, Hono, MiddlewareHandler } from "hono";
import type { ControlEnv, ControlOptions } from "./control-options";
import { controlRoutes } from "./control-routes";
import { createFaultList } from "./fault-list";
import { createHeldCalls } from "./held-calls";
import { applyFault } from "./apply-fault";
import { createRequestLog } from "./request-log";

/**
 * The control API of every emulator, for tests: request log, faults, held calls, clock.
 * Use: `app.use(middleware)` before the emulator's own routes, and `app.route("/", routes)`.
 */
export function control(options: ControlOptions): { middleware: MiddlewareHandler; routes: Hono } {
  const { clock } = options;
  const faults = createFaultList();
  const held = createHeldCalls();
  const log = createRequestLog();

  const middleware: MiddlewareHandler = async (context, next) => {
    const c = context as unknown as Context<ControlEnv>;
    const path = pathAndQuery(c.req.url);
    if (path.startsWith("/_emulator/")) return next();
    const streamed = options.streams?.(path) === true;
    const bytes = streamed ? new Uint8Array() : await readBody(c);
    // The caller disconnected in the middle of its body, so no whole call arrived.
    if (!bytes) return c.body(null, 400);
    const member = options.member?.(c.req.raw);
    const { method } = c.req;
    const fault = faults.take({ method, path, member, body: faultText(bytes) });
    const { headers } = c.req.raw;
    const entry = log.add({ at: clock.now(), method, path, headers, body: bytes, member, fault: fault?.id });
    if (streamed) entry.body = `<${c.req.header("content-length") ?? "?"} bytes>`;
    // The body is read first, because a response sent ahead of its end can be lost.
    if (streamed && fault && !fault.commit && ["answer", "cut", "hang"].includes(fault.kind))
      if (!(await drainBody(c))) return c.body(null, 400);
    if (fault) await applyFault(c, next, fault, { clock, held, path });
    else await next();
    if (c.res.headers.get("x-hono-already-sent") === null && !c.env.outgoing.destroyed) {
      entry.status = c.res.status;
    }
  };

  return { middleware, routes: controlRoutes(options, { faults, held, log }) };
}

/** Path and query as sent: the percent-encoding stays, since `%3A` and `:` are different to LinkedIn. */
function pathAndQuery(url: string) {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

async function readBody(c: Context<ControlEnv>): Promise<Uint8Array | undefined> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return new Uint8Array();
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch (error) {
    if (c.env.incoming.destroyed || c.env.incoming.errored) return undefined;
    throw error;
  }
}

async function drainBody(c: Context<ControlEnv>): Promise<boolean> {
  try {
    if (c.req.raw.body) for await (const _ of c.req.raw.body);
    return true;
  } catch (error) {
    if (c.env.incoming.destroyed || c.env.incoming.errored) return false;
    throw error;
  }
}

/** The body as text for matching faults. Bodies above 1 MB are media and are not decoded. */
function faultText(bytes: Uint8Array) {
  return bytes.byteLength > 1_000_000
    ? ""
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

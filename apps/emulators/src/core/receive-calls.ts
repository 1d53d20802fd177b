import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, MiddlewareHandler, Next } from "hono";
import type { FaultTarget } from "./apply-fault";
import type { Control } from "./control-routes";
import type { PlannedFault } from "./fault";

export type CallOptions = {
  /** The member behind a call, for `match.member` and the log. */
  member?: (request: Request) => string | undefined;
  /** Whether a path's bodies may be large: the route reads them as a stream, and no fault matches on them. */
  streams?: (path: string) => boolean;
};

type CallContext = Context<{ Bindings: HttpBindings }>;

/** Logs the HTTP calls of an emulator and applies faults to them. The control API's own calls pass. */
export function receiveCalls(control: Control, options: CallOptions): MiddlewareHandler {
  return async (context, next) => {
    const c = context as unknown as CallContext;
    const path = pathAndQuery(c.req.url);
    if (path.startsWith("/_emulator/")) return next();
    const streamed = options.streams?.(path) === true;
    const body = streamed ? new Uint8Array() : await readBody(c);
    // The caller disconnected in the middle of its body, so no whole call arrived.
    if (!body) return c.body(null, 400);
    const member = options.member?.(c.req.raw);
    const { method } = c.req;
    const { headers } = c.req.raw;
    const { fault, entry } = control.receive({ method, path, member, headers, body, text: faultText(body) });
    if (streamed) entry.body = `<${c.req.header("content-length") ?? "?"} bytes>`;
    // The body is read first, because a response sent ahead of its end can be lost.
    if (streamed && fault && !fault.commit && ["answer", "cut", "hang"].includes(fault.kind))
      if (!(await drainBody(c))) return c.body(null, 400);
    if (fault) await control.applyFault(fault, httpTarget(c, next, path));
    else await next();
    if (c.res.headers.get("x-hono-already-sent") === null && !c.env.outgoing.destroyed) {
      entry.status = c.res.status;
    }
  };
}

/** Path and query as sent: the percent-encoding stays, since `%3A` and `:` are different to LinkedIn. */
function pathAndQuery(url: string) {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

async function readBody(c: CallContext): Promise<Uint8Array | undefined> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return new Uint8Array();
  return unlessCutOff(c, async () => new Uint8Array(await c.req.arrayBuffer()));
}

const drainBody = (c: CallContext) =>
  unlessCutOff(c, async () => {
    if (c.req.raw.body) for await (const _ of c.req.raw.body);
    return true;
  });

async function unlessCutOff<T>(c: CallContext, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isCutOff(c.env)) return undefined;
    throw error;
  }
}

/** The body as text for matching faults. Bodies above 1 MB are media and are not decoded. */
function faultText(bytes: Uint8Array) {
  return bytes.byteLength > 1_000_000
    ? ""
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

function httpTarget(c: CallContext, next: Next, path: string): FaultTarget {
  return {
    method: c.req.method,
    path,
    run: next,
    answer: (fault) => replace(c, answer(fault)),
    cut() {
      c.env.outgoing.socket?.destroy();
      replace(c, RESPONSE_ALREADY_SENT);
    },
    callerLeft: () => callerLeft(c.env),
  };
}

/** Whether the caller disconnected in the middle of its body. A request that was read to its end is destroyed too. */
export function isCutOff({ incoming }: HttpBindings): boolean {
  return !incoming.complete && (incoming.destroyed || incoming.errored !== null);
}

/** Resolves when the caller has disconnected. */
export function callerLeft(env: HttpBindings): Promise<void> {
  const response = env.outgoing;
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
function replace(c: CallContext, response: Response) {
  c.res = undefined;
  c.res = response;
}

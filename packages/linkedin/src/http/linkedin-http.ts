import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { buildConnector, Client } from "undici";
import type { Call, Exchange } from "./linkedin-types";

/** Errors have a few hundred bytes, and some quote the whole text; what is longer is not LinkedIn's. */
const MAX_BODY = 256 * 1024;

/**
 * One HTTP call, made once: no retry, no redirect, no pipelining. Never throws for what the network or the server
 * does; a body that fails while it is read does throw, as it came from us.
 *
 * Every call opens a connection of its own and closes it. On a kept-alive one the server may have hung up unseen:
 * the request would be written into nothing, and nobody could tell that from one that was lost on its way back.
 * With a connection of its own every failure before the connector's success (DNS, TCP, TLS) is surely unsent, and
 * all after it may have left; no list of error codes is needed. A handshake more, resumed by the connector's TLS
 * session cache, is cheap beside a post that nobody can tell the fate of.
 */
export function createLinkedInHttp({ connectTimeout }: { connectTimeout: number }) {
  const connect = buildConnector({ timeout: connectTimeout });

  return async function send(call: Call): Promise<Exchange> {
    let connected = false;
    const client = new Client(call.url.origin, {
      connect: (options, done) =>
        connect(options, (...result) => {
          // undici writes the request only after this.
          if (result[0] === null) connected = true;
          done(...result);
        }),
      // 0: `connection: close`.
      pipelining: 0,
      // The deadline below is the only clock.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // A signal would not reach a request that still waits for its connection.
    const late = setTimeout(() => void client.destroy(new DeadlineError()), call.deadline);
    const source = typeof call.body === "object" ? call.body : undefined;
    let ours: unknown;
    source?.on("error", (error) => (ours ??= error));
    try {
      const { statusCode, headers, body } = await client.request({
        method: call.method,
        path: call.url.pathname + call.url.search,
        headers: { "accept-encoding": "identity", ...call.headers },
        body: source ? bytesOf(source) : ((call.body as string | undefined) ?? null),
      });
      // A 201 of LinkedIn has no body: its head is all, and not waited beyond.
      const text = statusCode === 201 ? undefined : await readText(body);
      return { kind: "answered", status: statusCode, headers: flat(headers), body: text };
    } catch (error) {
      if (ours !== undefined || isOurs(error)) throw ours ?? error;
      return { kind: connected ? "lost" : "unsent", code: codeOf(error) };
    } finally {
      clearTimeout(late);
      source?.destroy();
      // Not awaited: a connection still being made is closed unused when it is there, or given up by its time-out.
      void client.destroy();
    }
  };
}

/**
 * An iterator, not the stream itself: undici would end that with errors of its own, which then looked like the
 * file's. Its types leave out that it takes iterators (undici, docs/api/Dispatcher.md).
 */
function bytesOf(source: Readable) {
  return source.iterator({ destroyOnReturn: false }) as unknown as Readable;
}

/** Undefined when it does not come whole: the head has said what matters. */
async function readText(body: Dispatcher.ResponseData["body"]): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY) return undefined;
      chunks.push(chunk);
    }
  } catch {
    // Cut or late. Not hidden: `undefined` says so.
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}

function flat(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0]! : (value ?? "")]),
  );
}

class DeadlineError extends Error {
  readonly code = "DEADLINE";
}

/** More or fewer bytes than were announced: our file is not what we take it for. */
const isOurs = (error: unknown) => codeOf(error) === "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

import type { Readable } from "node:stream";
import { type Dispatcher, buildConnector, Client } from "undici";
import type { Call, Exchange } from "./linkedin-types";

/** LinkedIn's errors have a few hundred bytes and may quote the whole text; a longer body is not LinkedIn's. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Creates a function that makes one HTTP call, once: without retries, redirects or pipelining. It never throws for
 * what the network or the server does, only when reading our own body fails.
 *
 * Every call opens its own connection and closes it. On a kept-alive connection the server may already have hung
 * up, and a request written into it cannot be told from one whose answer was lost. With its own connection, every
 * failure before the connector succeeds (DNS, TCP, TLS) is certainly unsent, and every failure after it may have
 * been sent; no list of error codes is needed. One more handshake, resumed from the connector's TLS session cache,
 * is cheap compared with a post whose outcome is unknown.
 */
export function createLinkedInHttp({ connectTimeout }: { connectTimeout: number }) {
  const connect = buildConnector({ timeout: connectTimeout });

  return async function send(call: Call): Promise<Exchange> {
    let connected = false;
    const client = new Client(call.url.origin, {
      connect: (options, done) =>
        connect(options, (...result) => {
          // undici writes the request only after this callback.
          if (result[0] === null) connected = true;
          done(...result);
        }),
      // 0: `connection: close`.
      pipelining: 0,
      // The deadline below is the only timeout.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    // An abort signal would not reach a request that still waits for its connection.
    const timer = setTimeout(() => void client.destroy(new DeadlineError()), call.deadline);
    const source = typeof call.body === "object" ? call.body : undefined;
    let sourceError: unknown;
    source?.on("error", (error) => (sourceError ??= error));
    try {
      const { statusCode, headers, body } = await client.request({
        method: call.method,
        path: call.url.pathname + call.url.search,
        headers: { "accept-encoding": "identity", ...call.headers },
        body: source ? iterate(source) : ((call.body as string | undefined) ?? null),
      });
      // LinkedIn's 201 has no body, so its head is enough.
      const text = statusCode === 201 ? undefined : await readText(body, call.maxBytes ?? MAX_BODY_BYTES);
      return { kind: "answered", status: statusCode, headers: firstValues(headers), body: text };
    } catch (error) {
      if (sourceError !== undefined || isSourceError(error)) throw sourceError ?? error;
      return { kind: connected ? "lost" : "unsent", code: codeOf(error) };
    } finally {
      clearTimeout(timer);
      source?.destroy();
      // This is not awaited: a connection still being made is closed once it is there, or dropped by its
      // timeout.
      void client.destroy();
    }
  };
}

/**
 * Returns an iterator instead of the stream: undici would end the stream with its own errors, which would look like
 * the file's. Its types leave out that it accepts iterators (undici, docs/api/Dispatcher.md).
 */
function iterate(source: Readable) {
  return source.iterator({ destroyOnReturn: false }) as unknown as Readable;
}

/** Returns undefined for an incomplete body: the head has said what matters. */
async function readText(
  body: Dispatcher.ResponseData["body"],
  maxBytes: number,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch {
    // The body was cut off or late, which `undefined` tells the caller.
    return undefined;
  }
  return Buffer.concat(chunks).toString("utf8");
}

function firstValues(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0]! : (value ?? "")]),
  );
}

class DeadlineError extends Error {
  readonly code = "DEADLINE";
}

/** A different number of bytes than announced means that our own file changed. */
const isSourceError = (error: unknown) => codeOf(error) === "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Returns the headers of every call to /rest (Microsoft Learn, LinkedIn API versioning). */
export function restHeaders(token: string, version: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    "linkedin-version": version,
    "x-restli-protocol-version": "2.0.0",
  };
}

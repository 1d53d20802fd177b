import type { Readable } from "node:stream";
import { type buildConnector, Client } from "undici";
import { getCode, DeadlineError } from "./call-failure";
import type { Exchange, StreamCall } from "./linkedin-types";
import { readBody } from "./read-body";

/** Makes a call whose body is a stream, over its own connection (linkedin-http.ts), with undici. */
export async function sendStream(connect: buildConnector.connector, call: StreamCall): Promise<Exchange> {
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
  let sourceError: unknown;
  call.body.on("error", (error) => (sourceError ??= error));
  try {
    const { statusCode, headers, body } = await client.request({
      method: call.method,
      path: call.url.pathname + call.url.search,
      headers: { "accept-encoding": "identity", ...call.headers },
      body: iterate(call.body),
    });
    // LinkedIn's 201 has no body, so its head is enough.
    const text =
      statusCode === 201 ? undefined : await readBody(body as AsyncIterable<Buffer>, call.maxBytes);
    return { kind: "answered", status: statusCode, headers: firstValues(headers), body: text };
  } catch (error) {
    if (sourceError !== undefined || isSourceError(error)) throw sourceError ?? error;
    return { kind: connected ? "lost" : "unsent", code: getCode(error) };
  } finally {
    clearTimeout(timer);
    call.body.destroy();
    // This is not awaited: a connection still being made is closed once it is there, or dropped by its
    // timeout.
    void client.destroy();
  }
}

/**
 * Returns an iterator instead of the stream: undici would end the stream with its own errors, which would look like
 * the file's. Its types leave out that it accepts iterators (undici, docs/api/Dispatcher.md).
 */
function iterate(source: Readable) {
  return source.iterator({ destroyOnReturn: false }) as unknown as Readable;
}

function firstValues(headers: Record<string, string | string[] | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0]! : (value ?? "")]),
  );
}

/** A different number of bytes than announced means that our own file changed. */
const isSourceError = (error: unknown) => getCode(error) === "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";

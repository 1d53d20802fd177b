import { buildConnector } from "undici";
import type { Call, Exchange, StreamCall } from "./linkedin-types";
import { sendStream } from "./send-stream";
import { sendText } from "./send-text";

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
  // Probes of a silent connection would begin after a minute; the deadline of a call is the judge.
  const connect = buildConnector({ timeout: connectTimeout, keepAlive: false });
  return (call: Call): Promise<Exchange> =>
    isStreamed(call) ? sendStream(connect, call) : sendText(connect, call);
}

const isStreamed = (call: Call): call is StreamCall => typeof call.body === "object";

/** Returns the headers of every call to /rest (Microsoft Learn, LinkedIn API versioning). */
export function restHeaders(token: string, version: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    "linkedin-version": version,
    "x-restli-protocol-version": "2.0.0",
  };
}

import { type ClientRequest, type IncomingMessage, request as createRequest } from "node:http";
import { isIPv6, type Socket } from "node:net";
import type { buildConnector } from "undici";
import { getCode } from "./call-failure";
import type { Exchange, TextCall } from "./linkedin-types";
import { readBody } from "./read-body";

/**
 * Makes a call whose body is a text, or that has none, over its own connection (linkedin-http.ts). The connection is
 * made first; node writes the request only into one that is there. undici's client for one request costs half as much
 * processor time again (docs/decisions/0042).
 */
export function sendText(connect: buildConnector.connector, call: TextCall): Promise<Exchange> {
  return new Promise((resolve) => {
    let connection: Socket | undefined;
    /** Returns the exchange of the call if no more is heard of it. */
    let onSilence = (code: string): Exchange => ({ kind: "unsent", code });
    let ended = false;

    const timer = setTimeout(() => fail("DEADLINE"), call.deadline);
    const fail = (code: string) => end(onSilence(code));
    function end(exchange: Exchange) {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      connection?.destroy();
      resolve(exchange);
    }

    function write(socket: Socket) {
      connection = socket;
      // Nothing is written yet: a header that cannot be sent throws here.
      const request = toRequest(call, socket);
      onSilence = (code) => ({ kind: "lost", code });
      request.on("error", (error) => fail(getCode(error)));
      // Also of a connection that is closed after "101 Switching Protocols", which is no error to node.
      const onClose = () => fail("CLOSED");
      socket.once("close", onClose);
      request.once("response", (response) => {
        // A body that has arrived may be read later than this.
        socket.off("close", onClose);
        read(response);
      });
      request.end(call.body);
    }

    function read(response: IncomingMessage) {
      const status = response.statusCode!;
      const headers = firstValues(response.rawHeaders);
      const answered = (body?: string): Exchange => ({ kind: "answered", status, headers, body });
      onSilence = () => answered();
      // LinkedIn's 201 has no body, so its head is enough.
      if (status === 201) return end(answered());
      void readBody(response, call.maxBytes).then((body) => end(answered(body)));
    }

    try {
      connect(toAddress(call.url), (error, socket) => {
        if (error) return fail(getCode(error));
        // The deadline came first.
        if (ended) return void socket.destroy();
        try {
          write(socket);
        } catch (cause) {
          fail(getCode(cause));
        }
      });
    } catch (cause) {
      fail(getCode(cause));
    }
  });
}

/** Makes the request without an agent, so that node keeps no connection and asks to close this one. */
function toRequest({ method, url, headers }: TextCall, socket: Socket): ClientRequest {
  return createRequest({
    method,
    path: url.pathname + url.search,
    headers: { host: url.host, "accept-encoding": "identity", ...headers },
    createConnection: () => socket,
  });
}

/** Where a connection leads. The brackets of an IPv6 address belong to the URL. */
function toAddress({ protocol, host, hostname, port }: URL): buildConnector.Options {
  const literal = hostname.slice(1, -1);
  return { protocol, host, hostname: isIPv6(literal) ? literal : hostname, port };
}

/** Of a header that came twice the first one counts. Names are in lower case. */
function firstValues(rawHeaders: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let i = 0; i < rawHeaders.length; i += 2) headers[rawHeaders[i]!.toLowerCase()] ??= rawHeaders[i + 1]!;
  return headers;
}

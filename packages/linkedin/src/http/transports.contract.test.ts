import { once } from "node:events";
import { type AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { createServer as createTlsServer } from "node:tls";
import { buildConnector } from "undici";
import { afterEach, describe, expect, test } from "vitest";
import { onRequest, startRawServer } from "../testing/raw-server";
import type { Exchange } from "./linkedin-types";
import { sendStream } from "./send-stream";
import { sendText } from "./send-text";

const BODY = `{"commentary":"Grüße"}`;
let close = async () => {};
afterEach(() => close());

/** Makes the same call of `BODY` once by each transport, each to its own server that does the same. */
async function sendByBoth(
  onConnection: (socket: Socket) => void,
  { deadline = 10_000, connectTimeout = 5_000, protocol = "http", headers = {}, maxBytes = 300_000 } = {},
) {
  const connect = buildConnector({ timeout: connectTimeout });
  const head = { "content-length": String(Buffer.byteLength(BODY)), ...headers };
  const transports = [
    (url: URL) => sendText(connect, { method: "POST", url, headers: head, body: BODY, deadline, maxBytes }),
    (url: URL) => {
      const body = Readable.from([Buffer.from(BODY)]);
      return sendStream(connect, { method: "POST", url, headers: head, body, deadline, maxBytes });
    },
  ];
  const servers = await Promise.all(transports.map(() => startRawServer(onConnection)));
  close = async () => void (await Promise.all(servers.map((server) => server.close())));
  const exchanges = await Promise.all(
    transports.map((send, i) => send(new URL(`${protocol}://127.0.0.1:${servers[i]!.port}/rest/posts?a=b`))),
  );
  return { exchanges, servers };
}

/** Returns the parts that a caller decides by; the code is for the log, and each transport has its own words. */
const decisive = (exchange: Exchange) => (exchange.kind === "answered" ? exchange : { kind: exchange.kind });

const answer = (bytes: string) => (socket: Socket) => onRequest(socket, () => socket.end(bytes));

/** Faults that only the deadline of a call ends. */
const ENDLESS = ["never read", "no answer", "a refusal whose body is late"];

describe("the transports of texts and of streams tell alike", () => {
  const faults: Record<string, [wanted: Exchange["kind"], onConnection: (socket: Socket) => void]> = {
    "closed at once": ["lost", (socket) => socket.end()],
    "reset before reading": ["lost", (socket) => void setTimeout(() => socket.pause().resetAndDestroy(), 50)],
    "never read": ["lost", (socket) => void socket.pause()],
    "reset in the middle of the request": [
      "lost",
      (socket) => socket.once("data", () => socket.resetAndDestroy()),
    ],
    "reset after the whole request": ["lost", (socket) => onRequest(socket, () => socket.resetAndDestroy())],
    "closed after the whole request": ["lost", (socket) => onRequest(socket, () => socket.end())],
    "no answer": ["lost", () => {}],
    "half a status line": ["lost", answer("HTTP/1.1 2")],
    "half a head": ["lost", answer("HTTP/1.1 201 Created\r\nx-restli-id: urn")],
    "no HTTP": ["lost", answer("SSH-2.0-OpenSSH_9.6\r\n")],
    "a head without end": ["lost", answer(`HTTP/1.1 201 Created\r\nx: ${"y".repeat(100_000)}\r\n\r\n`)],
    "two lengths": ["lost", answer("HTTP/1.1 403 No\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab")],
    "a change of protocol": [
      "lost",
      answer("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
    ],
    "early hints, then closed": ["lost", answer("HTTP/1.1 103 Early Hints\r\n\r\n")],
    "early hints, then an answer": [
      "answered",
      answer("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"),
    ],
    "a 201 without its body": ["answered", answer("HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\r\n")],
    "a 201 that stays open": [
      "answered",
      (socket) => onRequest(socket, () => socket.write("HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\r\n")),
    ],
    "a refusal": ["answered", answer("HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\n{}")],
    "a refusal that ends with its connection": ["answered", answer("HTTP/1.1 403 Forbidden\r\n\r\n{}")],
    "a long refusal that ends with its connection": [
      "answered",
      answer(`HTTP/1.1 403 Forbidden\r\n\r\n${"x".repeat(200_000)}`),
    ],
    "a refusal in chunks": [
      "answered",
      answer("HTTP/1.1 403 Forbidden\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"),
    ],
    "a refusal whose body is cut off": [
      "answered",
      answer("HTTP/1.1 403 Forbidden\r\ncontent-length: 9\r\n\r\n{"),
    ],
    "a refusal whose body is late": [
      "answered",
      (socket) =>
        onRequest(socket, () => socket.write("HTTP/1.1 403 Forbidden\r\ncontent-length: 9\r\n\r\n{")),
    ],
    "a refusal that is too long": [
      "answered",
      answer(`HTTP/1.1 403 Forbidden\r\ncontent-length: 400000\r\n\r\n${"x".repeat(400_000)}`),
    ],
    "an answer before the end of the request": [
      "answered",
      (socket) =>
        socket.once("data", () => socket.write("HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\n\r\n")),
    ],
    "a redirect": ["answered", answer("HTTP/1.1 307 Moved\r\nlocation: /x\r\ncontent-length: 0\r\n\r\n")],
    "a header twice": [
      "answered",
      answer(
        "HTTP/1.1 201 Created\r\nX-RestLi-Id: first\r\nx-restli-id: second\r\ncontent-length: 0\r\n\r\n",
      ),
    ],
  };

  test.each(Object.entries(faults))("%s", async (name, [wanted, onConnection]) => {
    const options = ENDLESS.includes(name) ? { deadline: 1_500 } : {};
    const { exchanges, servers } = await sendByBoth(onConnection, options);
    const [ofText, ofStream] = exchanges.map(decisive);
    expect(ofText).toEqual(ofStream);
    expect(ofText!.kind).toBe(wanted);
    expect(servers.map(({ connections }) => connections)).toEqual([1, 1]);
  });

  test.each([
    [1_000, "x".repeat(1_000)],
    [1_001, undefined],
  ])("a body of %i bytes is read up to the limit of the call", async (bytes, body) => {
    const head = `HTTP/1.1 403 Forbidden\r\ncontent-length: ${bytes}\r\n\r\n`;
    const { exchanges } = await sendByBoth(answer(head + "x".repeat(bytes)), { maxBytes: 1_000 });
    expect(exchanges).toMatchObject([
      { kind: "answered", status: 403, body },
      { kind: "answered", status: 403, body },
    ]);
  });

  test("an endless TLS handshake, one that is over before its time, and one with somebody else", async () => {
    const tls = { protocol: "https" };
    const broken = (socket: Socket) =>
      socket.once("data", () => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    for (const [onConnection, options] of [
      [() => {}, { ...tls, deadline: 300 }],
      [() => {}, { ...tls, connectTimeout: 300, deadline: 5_000 }],
      [(socket: Socket) => socket.once("data", () => socket.destroy()), tls],
      [broken, tls],
    ] as const) {
      const { exchanges, servers } = await sendByBoth(onConnection, options);
      expect(exchanges.map(({ kind }) => kind)).toEqual(["unsent", "unsent"]);
      expect(servers.map(({ received }) => received.join("").includes("POST"))).toEqual([false, false]);
      await close();
    }
  });

  test("a header that cannot be sent", async () => {
    const { exchanges, servers } = await sendByBoth(() => {}, { headers: { authorization: "Bearer a\nb" } });
    expect(exchanges.map(({ kind }) => kind)).toEqual(["unsent", "unsent"]);
    expect(servers.map(({ received }) => received.join(""))).toEqual(["", ""]);
  });

  test("a refused connection and a name that does not exist", async () => {
    const gone = await startRawServer(() => {});
    await gone.close();
    const connect = buildConnector({ timeout: 1_000 });
    for (const address of [gone.url, `http://${"a".repeat(64)}.invalid`]) {
      const call = { method: "POST", url: new URL(address), headers: {}, deadline: 5_000 } as const;
      const body = Readable.from([Buffer.from(BODY)]);
      const exchanges = await Promise.all([
        sendText(connect, { ...call, body: BODY }),
        sendStream(connect, { ...call, headers: { "content-length": "23" }, body }),
      ]);
      expect(exchanges.map(({ kind }) => kind)).toEqual(["unsent", "unsent"]);
      expect(exchanges[0]).toEqual(exchanges[1]);
    }
  });
});

test("100 Continue, which nobody asked for, is skipped for a text, and loses a stream", async () => {
  const { exchanges } = await sendByBoth(
    answer("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"),
  );
  expect(exchanges.map(({ kind }) => kind)).toEqual(["answered", "lost"]);
});

test("both write the same request, and ask to close the connection", async () => {
  const { servers } = await sendByBoth(answer("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"));
  const requests = servers.map(({ received }, i) => {
    const [head = "", body = ""] = received[0]!.split("\r\n\r\n");
    const [line, ...headers] = head.replace(String(servers[i]!.port), "PORT").toLowerCase().split("\r\n");
    return { line, headers: headers.sort(), body: Buffer.from(body, "latin1").toString() };
  });
  expect(requests[0]).toEqual(requests[1]);
  expect(requests[0]).toEqual({
    line: "post /rest/posts?a=b http/1.1",
    headers: ["accept-encoding: identity", "connection: close", "content-length: 24", "host: 127.0.0.1:port"],
    body: BODY,
  });
});

test("a text whose connection changes its protocol does not wait for its deadline", async () => {
  const server = await startRawServer(
    answer("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
  );
  close = server.close;
  const call = { method: "GET", url: new URL(server.url), headers: {}, deadline: 60_000 } as const;
  expect(await sendText(buildConnector({}), call)).toEqual({ kind: "lost", code: "CLOSED" });
});

test("a connection that is made after the deadline of its text is closed, and nothing is written into it", async () => {
  let made = (_socket: Socket) => {};
  const exchange = await sendText((_, done) => void (made = (socket) => done(null, socket)), {
    method: "POST",
    url: new URL("http://127.0.0.1"),
    headers: {},
    body: BODY,
    deadline: 1,
  });
  expect(exchange).toEqual({ kind: "unsent", code: "DEADLINE" });
  const late = new Socket();
  made(late);
  expect({ destroyed: late.destroyed, written: late.bytesWritten }).toEqual({ destroyed: true, written: 0 });
});

test("a text over TLS arrives", async () => {
  // A shared key instead of a certificate.
  const shared = { ciphers: "PSK", maxVersion: "TLSv1.2" } as const;
  const psk = Buffer.from("d731ef57be09e5204f0b205b60627028", "hex");
  let request = "";
  const server = createTlsServer({ ...shared, pskCallback: () => psk }, (socket) => {
    onRequest(socket, () =>
      socket.end("HTTP/1.1 201 Created\r\nx-restli-id: urn:li:share:1\r\ncontent-length: 0\r\n\r\n"),
    );
    socket.on("data", (chunk) => (request += chunk.toString()));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  close = async () => void (await once(server.close(), "close"));
  const { port } = server.address() as AddressInfo;
  const connect = buildConnector({
    ...shared,
    pskCallback: () => ({ psk, identity: "us" }),
    checkServerIdentity: () => undefined,
  });
  const url = new URL(`https://127.0.0.1:${port}/rest/posts`);
  const exchange = await sendText(connect, { method: "POST", url, headers: {}, body: BODY, deadline: 5_000 });
  expect(exchange).toMatchObject({
    kind: "answered",
    status: 201,
    headers: { "x-restli-id": "urn:li:share:1" },
  });
  expect(request).toMatch(new RegExp(`^POST /rest/posts HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`));
  expect(request.endsWith(BODY)).toBe(true);
});

test("a text to an IPv6 address finds it", async () => {
  const connect = buildConnector({ timeout: 1_000 });
  const asked: unknown[] = [];
  const exchange = await sendText(
    (options, done) => {
      asked.push(options);
      connect({ ...options, hostname: "127.0.0.1", port: "1" }, done);
    },
    { method: "GET", url: new URL("https://[::1]:8443/x"), headers: {}, deadline: 1_000 },
  );
  expect(asked).toEqual([{ protocol: "https:", host: "[::1]:8443", hostname: "::1", port: "8443" }]);
  expect(exchange).toEqual({ kind: "unsent", code: "ECONNREFUSED" });
});

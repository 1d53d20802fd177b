import type { Socket } from "node:net";
import type { CreateOutcome } from "@takt/domain/posts/ports/publisher";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLinkedInPublisher } from "./linkedin-publisher";
import { captureLog } from "./testing/capture-log";
import { onRequest, startRawServer } from "./testing/raw-server";
import type { Timeouts } from "./timeouts";

const TOKEN = "AQX-secret-token";
const URN = "urn:li:share:7141138937766391808";
const CREATED = `HTTP/1.1 201 Created\r\nx-restli-id: ${URN}\r\nx-li-uuid: u1\r\n`;
let close = async () => {};

afterEach(() => close());
afterEach(() => void vi.restoreAllMocks());

/** Makes one create call against a server that handles each connection with `onConnection`. */
async function create(
  onConnection: (socket: Socket, number: number) => void,
  timeouts: Partial<Timeouts> = {},
  { scheme = "http", versions = ["202610", "202609"] } = {},
) {
  const server = await startRawServer(onConnection);
  close = server.close;
  const { log, lines } = captureLog();
  const apiUrl = `${scheme}://127.0.0.1:${server.port}`;
  const publisher = createLinkedInPublisher({ apiUrl, wwwUrl: apiUrl, versions, log, timeouts });
  const post = { text: "Hallo (Welt)", visibility: "PUBLIC", content: { kind: "none" } } as const;
  const send = () => publisher.create(publisher.request(post, "sub1"), TOKEN);
  return { outcome: await send(), server, lines, send };
}

const answer =
  (head: string, body = "") =>
  (socket: Socket) =>
    onRequest(socket, () => socket.end(`${head}content-length: ${body.length}\r\n\r\n${body}`));

describe("a create of which no byte was written", () => {
  test("a refused connection is not sent", async () => {
    const gone = await startRawServer(() => {});
    await gone.close();
    const { log, lines } = captureLog();
    const publisher = createLinkedInPublisher({
      apiUrl: gone.url,
      wwwUrl: gone.url,
      versions: ["202610"],
      log,
    });
    const post = { text: "x", visibility: "PUBLIC", content: { kind: "none" } } as const;
    expect(await publisher.create(publisher.request(post, "s"), TOKEN)).toEqual({ kind: "not_sent" });
    expect(lines).toEqual([`warn linkedin.create_unsent {"code":"ECONNREFUSED"}`]);
  });

  // No resolver is involved: a label of a host name has at most 63 characters.
  test("an unresolvable host name is not sent", async () => {
    const { log } = captureLog();
    const apiUrl = `http://${"a".repeat(64)}.invalid`;
    const publisher = createLinkedInPublisher({ apiUrl, wwwUrl: apiUrl, versions: ["202610"], log });
    const post = { text: "x", visibility: "PUBLIC", content: { kind: "none" } } as const;
    expect(await publisher.create(publisher.request(post, "s"), TOKEN)).toEqual({ kind: "not_sent" });
  });

  test("a server without TLS is not sent anything", async () => {
    const { outcome, server } = await create(
      (socket) => socket.on("data", () => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")),
      {},
      { scheme: "https" },
    );
    expect(outcome).toEqual({ kind: "not_sent" });
    expect(server.received.join()).not.toContain("POST");
  });

  test("a connection closed during the TLS handshake is not sent", async () => {
    const { outcome } = await create(
      (socket) => socket.on("data", () => socket.destroy()),
      {},
      { scheme: "https" },
    );
    expect(outcome).toEqual({ kind: "not_sent" });
  });

  test("an endless TLS handshake is not sent", async () => {
    const { outcome } = await create(() => {}, { connect: 300 }, { scheme: "https" });
    expect(outcome).toEqual({ kind: "not_sent" });
  });

  test("a TLS handshake that outlasts the call is not sent", async () => {
    const { outcome } = await create(() => {}, { connect: 5_000, http: 300 }, { scheme: "https" });
    expect(outcome).toEqual({ kind: "not_sent" });
  });
});

describe("a create that may have been sent and has no answer", () => {
  const cases: Record<string, (socket: Socket) => void> = {
    "reset before reading": (socket) => void setTimeout(() => socket.pause().resetAndDestroy(), 50),
    "never read": (socket) => void socket.pause(),
    "closed at once": (socket) => socket.end(),
    "reset in the middle of the request": (socket) => socket.once("data", () => socket.resetAndDestroy()),
    "reset after the whole request": (socket) => onRequest(socket, () => socket.resetAndDestroy()),
    "closed after the whole request": (socket) => onRequest(socket, () => socket.end()),
    "no answer": () => {},
    "half a status line": (socket) => onRequest(socket, () => socket.end("HTTP/1.1 2")),
    "half a head, then closed": (socket) => onRequest(socket, () => socket.end(CREATED)),
    "half a head, then silence": (socket) => onRequest(socket, () => socket.write(CREATED)),
    "no HTTP at all": (socket) => onRequest(socket, () => socket.end("SSH-2.0-OpenSSH_9.6\r\n")),
    "a head without end": (socket) =>
      onRequest(socket, () => socket.end(`HTTP/1.1 201 Created\r\nx: ${"y".repeat(100_000)}\r\n\r\n`)),
  };

  test.each(Object.entries(cases))("the outcome is unknown: %s", async (_name, onConnection) => {
    const { outcome, server, lines } = await create(onConnection, { http: 400 });
    expect(outcome).toEqual({ kind: "unknown" });
    // The call is retried neither by us nor by the HTTP client.
    expect(server.connections).toBe(1);
    expect(server.received.join("").match(/POST \/rest\/posts/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(lines.join()).toMatch(/^warn linkedin\.create_lost \{"code":"\w+"\}$/);
  });
});

test("an immediate reset is unknown when the server has read the request", async () => {
  for (let i = 0; i < 30; i++) {
    const { outcome, server } = await create((socket) => socket.resetAndDestroy());
    expect(["unknown", "not_sent"]).toContain(outcome.kind);
    const read = server.received.join().includes("POST");
    expect(read && outcome.kind === "not_sent").toBe(false);
    await close();
  }
});

describe("a created post without a usable URN", () => {
  test.each([
    ["201 without the URN", "HTTP/1.1 201 Created\r\n"],
    ["201 with something else as the URN", "HTTP/1.1 201 Created\r\nx-restli-id: 17\r\n"],
    ["201 with a broken encoding", "HTTP/1.1 201 Created\r\nx-restli-id: %E0%A4%A\r\n"],
  ])("the link is not known: %s", async (_name, head) => {
    const { outcome } = await create(answer(head, ""), { http: 400 });
    expect(outcome).toMatchObject({ kind: "created", urn: null });
  });
});

describe("an answer that is not LinkedIn's or says nothing", () => {
  const html = "<html><body>Gateway</body></html>";
  test.each([
    ["200 with a page", "HTTP/1.1 200 OK\r\n", html],
    ["400 with a page", "HTTP/1.1 400 Bad Request\r\n", html],
    ["403 with a page", "HTTP/1.1 403 Forbidden\r\n", html],
    ["401 with a page", "HTTP/1.1 401 Unauthorized\r\n", html],
    ["999, LinkedIn's wall for robots", "HTTP/1.1 999 Request denied\r\n", html],
    ["504", "HTTP/1.1 504 Gateway Timeout\r\n", html],
    ["a JSON list", "HTTP/1.1 400 Bad Request\r\n", "[]"],
    ["201 in HTML, without URN", "HTTP/1.1 201 Created\r\n", html],
  ])("the outcome is unknown: %s", async (_name, head, body) => {
    const { outcome, server } = await create(answer(head, body), { http: 400 });
    expect(outcome.kind).toBe("unknown");
    expect(server.connections).toBe(1);
  });

  test("a redirect is unknown and not followed", async () => {
    const to = await startRawServer(answer(CREATED));
    const { outcome } = await create(
      answer(`HTTP/1.1 307 Temporary Redirect\r\nlocation: ${to.url}/rest/posts\r\n`),
    );
    expect(outcome).toEqual({ kind: "unknown", status: 307 });
    expect(to.connections).toBe(0);
    await to.close();
  });
});

describe("the head of an answer", () => {
  const wanted: CreateOutcome = { kind: "created", urn: URN, status: 201, requestId: "u1" };

  test("a 201 without a body is created", async () => {
    const { outcome, server } = await create(answer(CREATED));
    expect(outcome).toEqual(wanted);
    const [head = "", body = ""] = server.received[0]!.split("\r\n\r\n");
    expect(head).toMatch(/^POST \/rest\/posts HTTP\/1\.1\r\n/);
    for (const line of [
      `authorization: Bearer ${TOKEN}`,
      "linkedin-version: 202610",
      "x-restli-protocol-version: 2.0.0",
      "content-type: application/json",
      "connection: close",
    ]) {
      expect(head.toLowerCase()).toContain(line.toLowerCase());
    }
    expect(JSON.parse(body)).toMatchObject({ commentary: String.raw`Hallo \(Welt\)` });
  });

  test("a 201 whose body is cut off is created", async () => {
    const { outcome } = await create((socket) =>
      onRequest(socket, () =>
        socket.write(`${CREATED}content-length: 100\r\n\r\n{`, () => socket.resetAndDestroy()),
      ),
    );
    expect(outcome).toEqual(wanted);
  });

  test("a 201 is created without waiting for a body", async () => {
    // A call that waited would do so for longer than a test may take.
    const { outcome } = await create(
      (socket) => onRequest(socket, () => socket.write(`${CREATED}content-length: 100\r\n\r\n`)),
      { http: 600_000 },
    );
    expect(outcome).toEqual(wanted);
  });

  test("a refusal whose body is cut off is still a refusal", async () => {
    const { outcome } = await create((socket) =>
      onRequest(socket, () => socket.end(`HTTP/1.1 403 Forbidden\r\ncontent-length: 100\r\n\r\n{"sta`)),
    );
    expect(outcome).toEqual({ kind: "refused", reason: "refused", status: 403 });
  });

  test("a percent-encoded URN is decoded", async () => {
    const { outcome } = await create(
      answer("HTTP/1.1 201 Created\r\nX-RestLi-Id: urn%3Ali%3AugcPost%3A7\r\n"),
    );
    expect(outcome).toMatchObject({ kind: "created", urn: "urn:li:ugcPost:7" });
  });

  test("early hints before the answer are skipped", async () => {
    const { outcome } = await create((socket) =>
      onRequest(socket, () =>
        socket.end(`HTTP/1.1 103 Early Hints\r\n\r\n${CREATED}content-length: 0\r\n\r\n`),
      ),
    );
    expect(outcome).toEqual(wanted);
  });
});

test("each create uses its own connection, so an idle one is never reused", async () => {
  const { send, server } = await create(answer(`${CREATED}connection: keep-alive\r\n`));
  expect((await send()).kind).toBe("created");
  expect(server.connections).toBe(2);
});

test("message never carry the token, control signs or more than 500 characters", async () => {
  const message = `Token ${TOKEN} \u0000 ${"ä😀".repeat(300)}`;
  const body = JSON.stringify({ status: 403, message });
  const { outcome, lines } = await create((socket) =>
    onRequest(socket, () =>
      socket.end(`HTTP/1.1 403 Forbidden\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
    ),
  );
  expect(outcome.message).toMatch(/^Token \[token\] {2}ä😀/);
  expect(outcome.message!.length).toBeLessThanOrEqual(500);
  expect(outcome.message).not.toMatch(/[\ud800-\udbff]$/);
  expect(JSON.stringify({ outcome, lines })).not.toContain(TOKEN);
});

describe("a 426 answer", () => {
  const retired = "HTTP/1.1 426 Upgrade Required\r\n";
  const body = `{"status":426,"code":"NONEXISTENT_VERSION","message":"Requested version 20261001 is not active"}`;
  const gate = (socket: Socket) => onRequest(socket, () => socket.end(`${CREATED}content-length: 0\r\n\r\n`));

  test("the next version is tried, logged and remembered", async () => {
    const { outcome, server, send, lines } = await create((socket, number) =>
      number === 0 ? answer(retired, body)(socket) : gate(socket),
    );
    expect(outcome.kind).toBe("created");
    expect((await send()).kind).toBe("created");
    const versions = server.received.map((bytes) => /linkedin-version: (\d+)/i.exec(bytes)?.[1]);
    expect(versions).toEqual(["202610", "202609", "202609"]);
    expect(lines).toEqual([`warn linkedin.version_retired {"version":"202610"}`]);
  });

  test("a post is not sent when no version is left", async () => {
    const { outcome, server } = await create(answer(retired, body));
    expect(outcome).toEqual({
      kind: "not_sent",
      why: "version_retired",
      status: 426,
      message: "Requested version 20261001 is not active",
    });
    expect(server.connections).toBe(2);
  });

  test("a lost second call is unknown", async () => {
    const { outcome } = await create((socket, number) =>
      number === 0 ? answer(retired, body)(socket) : onRequest(socket, () => socket.resetAndDestroy()),
    );
    expect(outcome).toEqual({ kind: "unknown" });
  });

  test("the deadline covers all versions of one call", async () => {
    const http = 10_000;
    let passed = 0;
    vi.spyOn(performance, "now").mockImplementation(() => passed);
    const { outcome, server } = await create(
      (socket) =>
        onRequest(socket, () => {
          passed += http;
          socket.end(`${retired}content-length: ${body.length}\r\n\r\n${body}`);
        }),
      { http },
    );
    expect(outcome).toMatchObject({ kind: "not_sent", why: "version_retired" });
    expect(server.connections).toBe(1);
  });
});

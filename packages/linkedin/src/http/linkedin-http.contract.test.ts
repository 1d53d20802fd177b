import { once } from "node:events";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { startRawServer } from "../testing/raw-server";
import { createLinkedInHttp } from "./linkedin-http";

const BYTES = 5 * 1024 * 1024;
let close = async () => {};
afterEach(() => close());

/** Sends 5 MB in chunks in one PUT request. */
async function put(onConnection: (socket: Socket) => void, source = pieces(), deadline = 2_000) {
  const server = await startRawServer(onConnection);
  close = server.close;
  const send = createLinkedInHttp({ connectTimeout: 1_000 });
  const url = new URL(`${server.url}/dms-uploads/a?b=c`);
  const headers = { "content-length": String(BYTES) };
  const exchange = await send({ method: "PUT", url, headers, body: source, deadline });
  return { exchange, source, server };
}

const pieces = () =>
  Readable.from(
    (function* () {
      for (let i = 0; i < BYTES / 65_536; i++) yield Buffer.alloc(65_536, i);
    })(),
  );

describe("a streamed body", () => {
  test("arrives whole", async () => {
    let got = 0;
    const { exchange, server } = await put((socket) => {
      socket.on("data", (chunk) => {
        got += chunk.length;
        if (got > BYTES) socket.end("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n");
      });
    });
    expect(exchange).toMatchObject({ kind: "answered", status: 201 });
    expect(server.received[0]!.split("\r\n\r\n", 1)[0]).toMatch(/^PUT \/dms-uploads\/a\?b=c HTTP\/1\.1/);
    expect(server.received[0]!.length).toBeGreaterThan(BYTES);
  });

  test.each([
    ["reset in the middle", (socket: Socket) => void socket.once("data", () => socket.resetAndDestroy())],
    ["closed in the middle", (socket: Socket) => void socket.once("data", () => socket.destroy())],
    ["never read", (socket: Socket) => void socket.pause()],
  ])("%s is lost, not thrown, and leaves no open source", async (_name, onConnection) => {
    const { exchange, source } = await put(onConnection, pieces(), 500);
    expect(exchange.kind).toBe("lost");
    expect(source.destroyed).toBe(true);
  });

  test("a source that stalls is destroyed at the deadline", async () => {
    const source = new Readable({ read() {} });
    source.push(Buffer.alloc(100));
    const { exchange } = await put(() => {}, source, 300);
    expect(exchange).toEqual({ kind: "lost", code: "DEADLINE" });
    expect(source.destroyed).toBe(true);
  });

  test("an answer that arrives before the end of the body counts", async () => {
    const { exchange } = await put((socket) => {
      socket.once("data", () => socket.write("HTTP/1.1 413 Too Large\r\ncontent-length: 0\r\n\r\n"));
    });
    expect(exchange).toMatchObject({ kind: "answered", status: 413 });
  });

  test("an error of the source is thrown, even before the connection is made", async () => {
    await expect(put(() => {}, createReadStream("/nowhere/at/all"))).rejects.toThrow(/ENOENT/);
    await close();
    const gone = await startRawServer(() => {});
    await gone.close();
    const send = createLinkedInHttp({ connectTimeout: 1_000 });
    const source = pieces();
    const headers = { "content-length": String(BYTES) };
    const call = { method: "PUT", url: new URL(gone.url), headers, body: source, deadline: 1_000 } as const;
    expect(await send(call)).toMatchObject({ kind: "unsent" });
    expect(source.destroyed).toBe(true);
  });
});

test("no socket and no timer outlives a call", async () => {
  const open = () => process.getActiveResourcesInfo().filter((kind) => /TCPSocket|Timeout/.test(kind)).length;
  const before = open();
  const server = await startRawServer((socket) => {
    // The server neither ends its body nor closes the connection.
    socket.once("data", () => socket.write("HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\r\n"));
  });
  close = server.close;
  const send = createLinkedInHttp({ connectTimeout: 1_000 });
  const call = {
    method: "POST",
    url: new URL(server.url),
    headers: {},
    body: "{}",
    deadline: 60_000,
  } as const;
  const all = await Promise.all(Array.from({ length: 50 }, () => send(call)));
  expect(all.map((one) => one.kind)).toEqual(Array.from(all, () => "answered"));
  await sleep(100);
  expect(open() - before).toBeLessThan(5);
});

test("an endless page is not read to its end", async () => {
  const server = await startRawServer((socket) => {
    socket.once("data", () => {
      socket.write("HTTP/1.1 400 Bad Request\r\n\r\n");
      const more = () => {
        while (!socket.destroyed && socket.write("x".repeat(65_536)));
        if (!socket.destroyed) void once(socket, "drain").then(more, () => {});
      };
      more();
    });
  });
  close = server.close;
  const send = createLinkedInHttp({ connectTimeout: 1_000 });
  const exchange = await send({ method: "GET", url: new URL(server.url), headers: {}, deadline: 5_000 });
  expect(exchange).toMatchObject({ kind: "answered", status: 400, body: undefined });
});

import { expect, test, vi } from "vitest";
import type { Resolve } from "./fetch/connect-checked";
import { siteFixture, readerFixture } from "./testing/site-fixture";
import { type Site, startRaw } from "./testing/start-site";
import { testReader } from "./testing/test-reader";

const PRIVATE: Resolve = () => Promise.resolve([{ address: "10.0.0.1", family: 4 }]);

const hangs: [name: string, limit: string, site: () => Promise<Site>, why: string][] = [
  ["sends no head", "headers", () => startRaw(() => undefined), "UND_ERR_HEADERS_TIMEOUT"],
  [
    "stops in the middle",
    "idle",
    () => startRaw((socket) => void socket.write(`${HEAD}content-length: 99\r\n\r\nx`)),
    "UND_ERR_BODY_TIMEOUT",
  ],
  ["drips", "total", () => startRaw((socket) => drip(socket)), "total"],
  ["drips its head", "total", () => startRaw((socket) => drip(socket, "")), "total"],
];
const HEAD = "HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n";
test.each(hangs)("a server that %s meets the limit `%s`", async (_, limit, start, why) => {
  const reader = readerFixture(await start(), { limits: { [limit]: 150 } });
  expect(await reader.read(reader.at("/"))).toEqual({ kind: "failed", reason: "unreachable" });
  expect(reader.why()).toBe(why);
});

test("an unresolvable name meets the limits `connect` and `total`", async () => {
  for (const [limit, why] of [
    ["connect", "connect timeout"],
    ["total", "total"],
  ] as const) {
    const reader = testReader({ resolve: () => new Promise(() => undefined), limits: { [limit]: 50 } });
    expect(await reader.read("http://page.example/")).toEqual({ kind: "failed", reason: "unreachable" });
    expect(reader.why()).toBe(why);
  }
});

test("a head of 40 kB, a closed connection and invalid HTTP are unreachable", async () => {
  for (const answer of [`${HEAD}x-long: ${"x".repeat(40_000)}\r\n\r\n`, "", "SSH-2.0-OpenSSH_9.2\r\n"]) {
    const reader = readerFixture(await startRaw((socket) => socket.end(answer)));
    expect(await reader.read(reader.at("/"))).toEqual({ kind: "failed", reason: "unreachable" });
    expect(reader.why()).toMatch(/^(UND_ERR|HPE)/);
  }
});

test("a closed port is unreachable", async () => {
  const reader = await siteFixture({});
  await reader.site.close();
  expect(await reader.read(reader.at("/"))).toEqual({ kind: "failed", reason: "unreachable" });
  expect(reader.why()).toBe("ECONNREFUSED");
});

test("`unreachable` takes as long as a silent address", async () => {
  const reader = testReader({ resolve: PRIVATE, limits: { refusal: 60_000 } });
  const stop = new AbortController();
  let reported = false;
  const outcome = reader.read("http://page.example/", stop.signal).finally(() => (reported = true));
  await vi.waitFor(() => expect(reader.why()).toBe("address"), { timeout: 60_000 });
  expect(reported).toBe(false);
  stop.abort();
  expect(await outcome).toEqual({ kind: "failed", reason: "stopped" });
});

test("a reading stops with its caller before, while resolving and while reading", async () => {
  const stopped = { kind: "failed", reason: "stopped" };
  const waits = testReader({ resolve: () => new Promise(() => undefined) });
  expect(await waits.read("http://page.example/", AbortSignal.abort())).toEqual(stopped);

  const stop = new AbortController();
  const resolving = waits.read("http://page.example/", stop.signal);
  stop.abort();
  expect(await resolving).toEqual(stopped);
  expect(waits.lines).toEqual([]);

  const reading = new AbortController();
  let hungUp = false;
  const reader = readerFixture(
    await startRaw((socket) => {
      socket.on("close", () => (hungUp = true));
      socket.write(`${HEAD}content-length: 99\r\n\r\nx`);
      reading.abort();
    }),
  );
  expect(await reader.read(reader.at("/"), reading.signal)).toEqual(stopped);
  await vi.waitFor(() => expect(hungUp).toBe(true), { timeout: 60_000 });
});

test("an internal error is thrown", async () => {
  const reader = testReader({ resolve: () => Promise.reject(new TypeError("a bug")) });
  await expect(reader.read("http://page.example/")).rejects.toThrow("a bug");
});

function drip(socket: { write(text: string): void; destroyed: boolean }, head = `${HEAD}\r\n`) {
  socket.write(head || "HTTP/1.1 200 OK\r\nx-drip: ");
  const more = setInterval(() => {
    if (socket.destroyed) clearInterval(more);
    else socket.write("x");
  }, 10);
}

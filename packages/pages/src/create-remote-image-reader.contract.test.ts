import { captureLog } from "@takt/domain/testing/capture-log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRemoteImageReader } from "./create-remote-image-reader";
import type { Resolve } from "./fetch/connect-checked";
import { page, redirect, type Site, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x01]);
const png = { "content-type": "image/png" };
const MOST = 1_000;

let site: Site;
beforeAll(async () => {
  site = await startSite({
    "/chart.png": page(BYTES, png),
    "/Gr%C3%B6%C3%9Fe.png": page(BYTES, png),
    "/%FF.png": page(BYTES, png),
    "/most": page(Buffer.alloc(MOST, 1), png),
    "/large": page(Buffer.alloc(MOST + 1, 1), png),
    "/endless": (response) => {
      response.writeHead(200, png);
      const more = () => !response.destroyed && response.write(Buffer.alloc(MOST), more);
      more();
    },
    "/svg": page("<svg/>", { "content-type": "image/svg+xml" }),
    "/html": page("<h1>Sign in</h1>"),
    "/untyped": page(BYTES, { "content-type": "" }),
    "/forbidden": (response) => response.writeHead(403, png).end(BYTES),
    "/moved": redirect("/chart.png"),
    "/circle": redirect("/circle"),
  });
});
afterAll(() => site.close());

const byName: Resolve = (host) =>
  host === "private.example" ? Promise.resolve([{ address: "10.0.0.5", family: 4 }]) : toLoopback(host);

function reader({ resolve = byName, refusal = 0 }: { resolve?: Resolve; refusal?: number } = {}) {
  const { log, entries } = captureLog();
  const read = createRemoteImageReader({
    log,
    denyHosts: ["denied.example"],
    test: { allow: ["127.0.0.1"], ports: [site.port], resolve, limits: { refusal } },
  });
  return { read: (url: string) => read(url, { most: MOST, owner: "somebody" }), entries };
}
const at = (path: string, host = "image.example") => `http://${host}:${site.port}${path}`;

test.each([
  ["/chart.png?token=secret", "chart.png"],
  ["/moved", "chart.png"],
  ["/Gr%C3%B6%C3%9Fe.png", "Größe.png"],
  ["/%FF.png", "%FF.png"],
])("the picture at %s is read and named %s", async (path, fileName) => {
  const { read, entries } = reader();
  expect(await read(at(path))).toEqual({ kind: "read", bytes: BYTES, fileName });
  expect(entries).toEqual([]);
});

test("a picture of the largest size is read, and not a byte more of another", async () => {
  const { read } = reader();
  expect(await read(at("/most"))).toMatchObject({ kind: "read", bytes: { length: MOST } });
  expect(await read(at("/large"))).toEqual({ kind: "failed", reason: "too_large" });
  expect(await read(at("/endless"))).toEqual({ kind: "failed", reason: "too_large" });
});

test.each([
  ["a drawing", "/svg", "no_image"],
  ["a page", "/html", "no_image"],
  ["a file without a type", "/untyped", "no_image"],
  ["a picture that is not given out", "/forbidden", "unreachable"],
  ["a missing one", "/missing", "unreachable"],
  ["a circle of redirects", "/circle", "unreachable"],
])("%s is not read", async (_, path, reason) => {
  const { read, entries } = reader();
  expect(await read(at(path))).toEqual({ kind: "failed", reason });
  expect(entries).toMatchObject([{ event: "image.refused", host: "image.example", reason }]);
  expect(JSON.stringify(entries)).not.toContain(path);
});

test("the log has nothing of an address with a password", async () => {
  const { read, entries } = reader();
  const url = "https://user:secret@image.example/x.png";
  expect(await read(url)).toEqual({ kind: "failed", reason: "url_invalid" });
  expect(JSON.stringify(entries)).not.toContain("secret");
});

test("an address without TLS is refused in production", async () => {
  const { log } = captureLog();
  const read = createRemoteImageReader({ log });
  expect(await read("http://example.com/x.png", { most: MOST, owner: "a" })).toEqual({
    kind: "failed",
    reason: "url_invalid",
  });
});

test("a name that the operator has denied is asked for nothing", async () => {
  const { read } = reader();
  const before = site.requests.length;
  expect(await read(at("/chart.png", "denied.example"))).toEqual({ kind: "failed", reason: "unreachable" });
  expect(site.requests.length).toBe(before);
});

test("a name that has changed when a redirect leads back to it is refused", async () => {
  let asked = 0;
  const rebinding: Resolve = () =>
    Promise.resolve([{ address: (asked += 1) === 1 ? "127.0.0.1" : "192.168.0.1", family: 4 }]);
  const { read } = reader({ resolve: rebinding });
  expect(await read(at("/moved"))).toEqual({ kind: "failed", reason: "unreachable" });
});

test("a refused address takes as long as a silent one", async () => {
  const { read } = reader({ refusal: 300 });
  const started = performance.now();
  await read(at("/chart.png", "private.example"));
  expect(performance.now() - started).toBeGreaterThanOrEqual(299);
});

test("one owner reads two pictures at once, and others are not held up by it", async () => {
  const { log } = captureLog();
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const waiting: Resolve = async (host) => {
    await gate;
    return toLoopback(host);
  };
  const settings = {
    allow: ["127.0.0.1"],
    ports: [site.port],
    resolve: waiting,
    limits: { connect: 60_000 },
  };
  const read = createRemoteImageReader({ log, test: settings });
  const of = (owner: string) => read(at("/chart.png"), { most: MOST, owner });
  const first = [of("a"), of("a")];
  expect(await of("a")).toEqual({ kind: "failed", reason: "busy" });
  const other = of("b");
  open();
  for (const answer of await Promise.all([...first, other])) expect(answer).toMatchObject({ kind: "read" });
});

import { captureLog } from "@takt/domain/testing/capture-log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRemoteImageReader } from "./create-remote-image-reader";
import type { Resolve } from "./fetch/connect-checked";
import { page, redirect, type Site, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

const BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x01]);
const png = { "content-type": "image/png" };
const MOST = 1_000;
const REDIRECTS = [
  "http://127.0.0.2/x.png",
  "http://2130706434/x.png",
  "http://0x7f000002/x.png",
  "//[::1]/x.png",
  "//[::ffff:10.0.0.1]/x.png",
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost/x.png",
  "http://private.example/x.png",
  "http://image.example:6379/",
  "file:///etc/passwd",
];

let site: Site;
let inner: Site;
beforeAll(async () => {
  inner = await startSite({ "/x.png": page(BYTES, png) });
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
    ...Object.fromEntries(REDIRECTS.map((to, at) => [`/to/${at}`, redirect(to)])),
    "/inside": (response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/x.png` }).end(),
  });
});
afterAll(() => Promise.all([site.close(), inner.close()]));

const NAMES: Record<string, string[]> = {
  "private.example": ["10.0.0.5"],
  "mixed.example": ["127.0.0.1", "192.168.0.1"],
  "mapped.example": ["::ffff:10.0.0.1"],
};
const byName: Resolve = (host) =>
  NAMES[host]
    ? Promise.resolve(NAMES[host].map((address) => ({ address, family: address.includes(":") ? 6 : 4 })))
    : toLoopback(host);

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

test.each([
  "https://127.0.0.2/x.png",
  "https://127.2/x.png",
  "https://2130706434/x.png",
  "https://0x7f000002/x.png",
  "https://0177.0.0.2/x.png",
  "https://１２７．０．０．２/x.png",
  "https://10.0.0.1/x.png",
  "https://169.254.169.254/latest/meta-data/",
  "https://[::1]/x.png",
  "https://[::]/x.png",
  "https://[::ffff:127.0.0.2]/x.png",
  "https://[::ffff:a00:1]/x.png",
  "https://[fd00:ec2::254]/x.png",
  "https://[fe80::1]/x.png",
  "https://[64:ff9b::7f00:2]/x.png",
  "https://[2002:7f00:2::]/x.png",
  "https://localhost/x.png",
  "https://nas.local/x.png",
  "https://metadata.google.internal/",
  "https://intranet/x.png",
])("%s is private by its text, which is said", async (url) => {
  const { read } = reader();
  expect(await read(url)).toEqual({ kind: "failed", reason: "private" });
});

test.each([
  "",
  "chart.png",
  "ftp://image.example/x.png",
  "file:///etc/passwd",
  "data:image/png;base64,iVBORw0KGgo=",
  "https://user:secret@image.example/x.png",
  "https://image.example:8443/x.png",
  `https://image.example/${"x".repeat(2048)}`,
])("%j is no address of a picture", async (url) => {
  const { read, entries } = reader();
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

test.each(["private.example", "mixed.example", "mapped.example", "denied.example"])(
  "the name %s, which leads to a forbidden address, is asked for nothing",
  async (host) => {
    const { read } = reader();
    const before = site.requests.length;
    expect(await read(at("/chart.png", host))).toEqual({ kind: "failed", reason: "unreachable" });
    expect(site.requests.length).toBe(before);
  },
);

test.each(REDIRECTS.map((to, index) => [to, index] as const))(
  "a redirect to %s is not followed",
  async (_, index) => {
    const { read } = reader();
    expect(await read(at(`/to/${index}`))).toEqual({ kind: "failed", reason: "unreachable" });
  },
);

test("a redirect to another port of this machine reaches nobody", async () => {
  const { read } = reader();
  expect(await read(at("/inside"))).toEqual({ kind: "failed", reason: "unreachable" });
  expect(inner.requests).toEqual([]);
});

test("a name that changes between the check and the request is asked for once, and then refused", async () => {
  const asked: string[] = [];
  const addresses = ["127.0.0.1", "10.0.0.5"];
  const rebinding: Resolve = (host) => {
    asked.push(host);
    return Promise.resolve([{ address: addresses[asked.length - 1]!, family: 4 }]);
  };
  const { read } = reader({ resolve: rebinding });
  expect(await read(at("/chart.png"))).toMatchObject({ kind: "read" });
  expect(asked).toEqual(["image.example"]);
  expect(await read(at("/chart.png"))).toEqual({ kind: "failed", reason: "unreachable" });
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

import { captureLog } from "@takt/domain/testing/capture-log";
import { PICTURE_LIMITS } from "@takt/domain/shared/picture-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPictureReader } from "./create-picture-reader";
import { page, redirect, type Site, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

const BYTES = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x01]);
const jpeg = { "content-type": "image/jpeg" };
let site: Site;
beforeAll(async () => {
  site = await startSite({
    "/picture": page(BYTES, jpeg),
    "/most": page(Buffer.alloc(PICTURE_LIMITS.bytes, 1), jpeg),
    "/large": page(Buffer.alloc(PICTURE_LIMITS.bytes + 1, 1), jpeg),
    "/svg": page("<svg/>", { "content-type": "image/svg+xml" }),
    "/html": page("<h1>Sign in</h1>"),
    "/untyped": page(BYTES, { "content-type": "" }),
    "/elsewhere": redirect("/picture"),
    "/forbidden": (response) => response.writeHead(403, jpeg).end(BYTES),
  });
});
afterAll(() => site.close());

function reader(allowLocal: string[] = []) {
  const { log, entries } = captureLog();
  const allow = allowLocal.length > 0 ? [] : ["127.0.0.1"];
  const read = createPictureReader({
    log,
    allowLocal,
    test: { allow, ports: [site.port], resolve: toLoopback },
  });
  return { read, entries };
}
const at = (path: string, host = "media.licdn.com") => `http://${host}:${site.port}${path}`;

test.each(["/picture?e=1&t=secret", "/most"])("the picture at %s is read", async (path) => {
  const { read, entries } = reader();
  const bytes = await read(at(path));
  expect(bytes?.length).toBe(path === "/most" ? PICTURE_LIMITS.bytes : BYTES.length);
  expect(entries).toEqual([]);
});

test.each([
  ["a larger file", "/large", "wire"],
  ["a drawing", "/svg", "type"],
  ["a page", "/html", "type"],
  ["a file without a type", "/untyped", "type"],
  ["a redirect", "/elsewhere", "redirect"],
  ["a picture that is not given out", "/forbidden", "status 403"],
  ["a missing one", "/missing", "status 404"],
])("%s is not read, and the log has no address", async (_, path, why) => {
  const { read, entries } = reader();
  expect(await read(at(path))).toBeNull();
  expect(entries).toMatchObject([{ event: "picture.not_read", why }]);
  expect(JSON.stringify(entries)).not.toContain("licdn");
});

test.each(["example.com", "licdn.com.example.com", "evillicdn.com", "127.0.0.1"])(
  "nothing is read from the host %s",
  async (host) => {
    const { read } = reader();
    const before = site.requests.length;
    expect(await read(at("/picture", host))).toBeNull();
    expect(site.requests.length).toBe(before);
  },
);

test("the emulated LinkedIn is read where it is allowed, in exactly that form", async () => {
  const local = `127.0.0.1:${site.port}`;
  expect(await reader([local]).read(at("/picture", "127.0.0.1"))).toHaveLength(BYTES.length);
  expect(await reader([local]).read(at("/picture", "localhost"))).toBeNull();
});

test.each(["", "x", "ftp://media.licdn.com/x", "https://u:p@media.licdn.com/x"])(
  "%j is no address of a picture",
  async (text) => expect(await reader().read(text)).toBeNull(),
);

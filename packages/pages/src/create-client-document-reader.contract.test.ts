import { OAUTH_LIMITS } from "@takt/domain/oauth/model/oauth-limits";
import { captureLog } from "@takt/domain/testing/capture-log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClientDocumentReader } from "./create-client-document-reader";
import { page, redirect, type Site, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

const json = { "content-type": "application/json; charset=utf-8" };
const sized = (bytes: number) => JSON.stringify({ x: "a".repeat(bytes - JSON.stringify({ x: "" }).length) });
let site: Site;
beforeAll(async () => {
  site = await startSite({
    "/client": page('{"client_id":"x"}', { ...json, "cache-control": "public, max-age=600" }),
    "/never": page("{}", { ...json, "cache-control": "no-store, max-age=600" }),
    "/silent": page("{}", json),
    "/most": page(sized(OAUTH_LIMITS.documentBytes), json),
    "/large": page(sized(OAUTH_LIMITS.documentBytes + 1), json),
    "/other-type": page("{}", { "content-type": "application/ld+json" }),
    "/html": page("{}"),
    "/broken": page("{", json),
    "/latin": page(Buffer.from([0x22, 0xe4, 0x22]), json),
    "/elsewhere": redirect("/client"),
    "/forbidden": (response) => response.writeHead(403, json).end("{}"),
  });
});
afterAll(() => site.close());

function reader({ allowLocal = [] }: { allowLocal?: string[] } = {}) {
  const { log, entries } = captureLog();
  const allow = allowLocal.length > 0 ? [] : ["127.0.0.1"];
  const read = createClientDocumentReader({
    log,
    allowLocal,
    test: { allow, ports: [site.port], resolve: toLoopback, refusal: 0 },
  });
  return { read, entries };
}
const at = (path: string, host = "client.example") => `http://${host}:${site.port}${path}`;

test("a document is read, with how long it may be used", async () => {
  const { read, entries } = reader();
  expect(await read(at("/client"))).toEqual({
    kind: "read",
    document: { client_id: "x" },
    maxAgeSeconds: 600,
  });
  expect(await read(at("/never"))).toMatchObject({ kind: "read", maxAgeSeconds: 0 });
  expect(await read(at("/silent"))).toMatchObject({ kind: "read", maxAgeSeconds: 0 });
  expect(await read(at("/most"))).toMatchObject({ kind: "read" });
  expect(await read(at("/other-type"))).toMatchObject({ kind: "read" });
  expect(entries).toEqual([]);
});

test.each([
  ["a larger document", "/large", "content-length|wire"],
  ["a page", "/html", "type"],
  ["what is no JSON", "/broken", "json"],
  ["what is no UTF-8", "/latin", "json"],
  ["a redirect", "/elsewhere", "redirect"],
  ["one that is not given out", "/forbidden", "status 403"],
  ["a missing one", "/missing", "status 404"],
])("%s is not read, and the log has no address", async (_, path, why) => {
  const { read, entries } = reader();
  expect(await read(at(path))).toEqual({ kind: "failed" });
  expect(entries).toMatchObject([
    { event: "oauth.document_refused", why: expect.stringMatching(`^(${why})$`) as string },
  ]);
  expect(JSON.stringify(entries)).not.toContain("client.example");
});

test("a server of this machine is read where it is allowed, in exactly that form, and http nowhere else", async () => {
  const local = `127.0.0.1:${site.port}`;
  const { read } = reader({ allowLocal: [local] });
  expect(await read(at("/client", "127.0.0.1"))).toMatchObject({ kind: "read" });
  expect(await read(at("/client", "localhost"))).toEqual({ kind: "failed" });
  const plain = createClientDocumentReader({ log: captureLog().log, allowLocal: [local] });
  expect(await plain(at("/client", "127.0.0.1"))).toMatchObject({ kind: "read" });
});

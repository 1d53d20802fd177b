import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { useTestDatabase } from "@takt/db/testing/test-database";
import type { FileStore } from "@takt/domain/media/ports/file-store";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createProgram, PNG, streamOf } from "~/server/testing/create-program";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000", TRUSTED_PROXY_HOPS: 0 }) }));
vi.mock("~/server/log", () => ({ log: { info() {}, warn() {}, error: console.error } }));

const MIB = 1024 * 1024;
const database = useTestDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-api-media-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database.db.rateWindow.deleteMany();
  now.deps = { ...fakeDeps(database.db), files: createLocalFileStore(folder) };
});

const make = (...scopes: string[]) => createProgram(database.db, ...scopes);
const leftOver = () => database.db.incomingFile.count();

const countFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
describe("a file is sent as the body", () => {
  test("it is stored, read, put on a post with its alternative text, and deleted once it is on none", async () => {
    const { call, send, owner } = await make();
    const sent = await send(sampleMedia.png(), { "content-length": String(sampleMedia.png().length) });
    expect(sent.status).toBe(201);
    expect(sent.json).toMatchObject({
      state: "ready",
      kind: "image",
      fileName: "chart.png",
      mimeType: "image/png",
      width: 8,
      postId: null,
    });
    const { id } = sent.json;
    expect(sent.headers.get("location")).toBe(`/api/v1/media/${id}`);
    expect(await call(`GET /media/${id}`)).toMatchObject({ status: 200, json: sent.json });

    const media = [{ id, altText: "A chart that rises" }];
    const post = await call("POST /posts", { json: { text: "With a chart", media } });
    expect(post).toMatchObject({ status: 201, json: { media: [{ ...media[0], kind: "image" }] } });
    expect(await call(`GET /media/${id}`)).toMatchObject({
      json: { altText: "A chart that rises", postId: post.json.id },
    });
    expect(await call(`DELETE /media/${id}`)).toMatchObject({ status: 409, json: { code: "media_in_use" } });

    const headers = { "if-match": `"${post.json.version}"` };
    expect(await call(`PATCH /posts/${post.json.id}`, { headers, json: { media: [] } })).toMatchObject({
      status: 200,
      json: { media: [] },
    });
    const { storageKey } = await database.db.media.findUniqueOrThrow({ where: { id } });
    const { files } = now.deps as { files: ReturnType<typeof createLocalFileStore> };
    expect(await files.has(storageKey)).toBe(true);
    expect(await call(`DELETE /media/${id}`)).toMatchObject({ status: 200, json: { state: "deleted" } });
    expect(await files.has(storageKey)).toBe(false);
    expect(await call(`GET /media/${id}`)).toMatchObject({ status: 404, json: { code: "media_not_found" } });
    expect(await call(`DELETE /media/${id}`)).toMatchObject({ status: 404 });
    expect(await database.db.media.count({ where: { uploaderId: owner.userId } })).toBe(0);
  });

  test("files are on a post in the order that is sent, and what is left out is taken off", async () => {
    const { call, send } = await make();
    const ids: string[] = [];
    for (const size of [4, 5, 6]) ids.push((await send(sampleMedia.png(size, size))).json.id);
    const [a, b, c] = ids as [string, string, string];
    const post = await call("POST /posts", { json: { text: "x", media: [{ id: c }, { id: a }] } });
    expect(post.json).toMatchObject({ media: [{ id: c, altText: "" }, { id: a }] });
    const media = [
      { id: b, altText: "b" },
      { id: c, altText: "c" },
    ];
    const changed = await call(`PATCH /posts/${post.json.id}`, {
      headers: { "if-match": "*" },
      json: { media },
    });
    expect(changed.json).toMatchObject({ media });
    expect(await call(`GET /media/${a}`)).toMatchObject({ json: { postId: null } });
  });

  test.each([
    ["a page under another name", Buffer.from("<script>alert(1)</script>"), 400, "media_type_invalid"],
    ["half a picture", sampleMedia.png(64, 64).subarray(0, 60), 400, "media_damaged"],
    ["nothing", Buffer.alloc(0), 400, "media_empty"],
    [
      "a picture of more than 5 MB",
      Buffer.concat([sampleMedia.png(), Buffer.alloc(5 * MIB)]),
      413,
      "media_too_large",
    ],
  ])("%s is refused, and nothing is left of it", async (_, bytes, status, code) => {
    const { send } = await make();
    const before = await countFiles();
    expect(await send(bytes)).toMatchObject({ status, json: { code } });
    expect([await countFiles(), await leftOver()]).toEqual([before, 0]);
  });

  test("more than 20 MB are refused: unread where that is announced, else as soon as they have arrived", async () => {
    const { call } = await make();
    const piece = Buffer.alloc(64 * 1024, 1);
    const announced = streamOf(piece, 400);
    const headers = { ...PNG, "content-length": String(20 * MIB + 1) };
    const refused = { status: 413, json: { code: "body_too_large" } };
    expect(await call("POST /media", { headers, body: announced.body })).toMatchObject(refused);
    expect(announced.taken()).toBeLessThanOrEqual(piece.length);
    const silent = streamOf(piece, 800);
    expect(await call("POST /media", { headers: PNG, body: silent.body })).toMatchObject(refused);
    expect(silent.taken()).toBeLessThan(21 * MIB);
    expect(await leftOver()).toBe(0);
  });

  test("fewer bytes than announced are no file", async () => {
    const { send } = await make();
    const length = { "content-length": String(sampleMedia.png().length + 1) };
    expect(await send(sampleMedia.png(), length)).toMatchObject({
      status: 400,
      json: { code: "media_incomplete" },
    });
    expect(await leftOver()).toBe(0);
  });

  test("a program sends no faster than its file is stored: not all of it is held in memory", async () => {
    const { call } = await make();
    const { body, taken } = streamOf(Buffer.alloc(64 * 1024, 1), 300);
    const { files } = now.deps as { files: FileStore };
    let held = 0;
    files.receive = async (_upload, { stream }) => {
      await stream[Symbol.asyncIterator]().next();
      // As long as a disk that is busy.
      for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate);
      held = taken();
      return 64 * 1024;
    };
    expect(await call("POST /media", { headers: PNG, body })).toMatchObject({
      json: { code: "media_incomplete" },
    });
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThan(MIB);
  });

  test("JSON stays within 256 KB", async () => {
    const { call } = await make();
    const json = { url: `https://example.com/${"x".repeat(300 * 1024)}` };
    expect(await call("POST /media", { json })).toMatchObject({
      status: 413,
      json: { code: "body_too_large" },
    });
  });
});

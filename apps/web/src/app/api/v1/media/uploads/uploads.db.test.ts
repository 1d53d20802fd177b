import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { randomUUID } from "node:crypto";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createProgram, PNG, streamOf } from "~/server/testing/create-program";
import { OPTIONS } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000", TRUSTED_PROXY_HOPS: 0 }) }));
vi.mock("~/server/log", () => ({ log: { info() {}, warn() {}, error: console.error } }));

const MIB = 1024 * 1024;
const NO_ID = "0199d1a4-7d5e-7f00-8000-000000000000";
const TUS = { "tus-resumable": "1.0.0" };
const CHUNK = { ...TUS, "content-type": "application/offset+octet-stream" };
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

describe("who may", () => {
  test("a key without the scope adds, reads and deletes nothing, and its file is not read", async () => {
    const { call, tus } = await make("posts:write", "posts:publish");
    const { body, taken } = streamOf(Buffer.alloc(1024), 10);
    const refused = { status: 403, json: { code: "scope_missing", data: { scope: "media:write" } } };
    expect(await call("POST /media", { headers: PNG, body })).toMatchObject(refused);
    expect(taken()).toBeLessThanOrEqual(1024);
    for (const target of [`GET /media/${NO_ID}`, `DELETE /media/${NO_ID}`])
      expect(await call(target)).toMatchObject(refused);
    const headers = { ...TUS, "upload-length": "10" };
    expect(await tus("POST /api/v1/media/uploads", { headers })).toMatchObject(refused);
  });

  test("without a key a file is refused unread", async () => {
    const { call, tus } = await make();
    const { body, taken } = streamOf(Buffer.alloc(1024), 10);
    const headers = { ...PNG, authorization: "Bearer guess" };
    expect(await call("POST /media", { headers, body })).toMatchObject({ status: 401 });
    expect(taken()).toBeLessThanOrEqual(1024);
    expect(await tus("POST /api/v1/media/uploads", { headers })).toMatchObject({ status: 401 });
  });

  test("a file of another workspace is like one that is not there", async () => {
    const [{ call }, other] = [await make(), await make()];
    const { id } = (await other.send(sampleMedia.png())).json;
    await other.call("POST /posts", { json: { text: "Theirs", media: [{ id }] } });
    for (const target of [`GET /media/${id}`, `DELETE /media/${id}`])
      expect(await call(target)).toMatchObject({ status: 404, json: { code: "media_not_found" } });
    const json = { text: "Taken", media: [{ id }] };
    expect(await call("POST /posts", { json })).toMatchObject({ json: { code: "media_not_found" } });
  });

  test("a member who is in two workspaces reaches by a key the files of that one alone", async () => {
    const [{ call }, other] = [await make(), await make()];
    const { id } = (await other.send(sampleMedia.png())).json;
    const key = await database.db.apiKey.findFirstOrThrow({ where: { createdById: other.owner.userId } });
    const here = await database.db.apiKey.findFirstOrThrow({
      where: { NOT: { id: key.id } },
      orderBy: { createdAt: "desc" },
    });
    await database.db.membership.create({
      data: { userId: other.owner.userId, workspaceId: here.workspaceId, role: "editor" },
    });
    await database.db.apiKey.update({ where: { id: here.id }, data: { createdById: other.owner.userId } });
    expect(await call("GET /me")).toMatchObject({ json: { id: other.owner.userId } });
    expect(await call(`GET /media/${id}`)).toMatchObject({ status: 404 });
  });
});

describe("an upload in parts", () => {
  const film = sampleMedia.mp4(5_000, 500_000);
  const start = async ({ tus }: Awaited<ReturnType<typeof make>>, bytes = film.length) => {
    const name = Buffer.from("Rundgang.mp4").toString("base64");
    const headers = { ...TUS, "upload-length": String(bytes), "upload-metadata": `filename ${name}` };
    const answer = await tus("POST /api/v1/media/uploads", { headers });
    expect([answer.status, answer.headers.get("tus-resumable")]).toEqual([201, "1.0.0"]);
    return answer.headers.get("location")!;
  };
  const sendPart = ({ tus }: Awaited<ReturnType<typeof make>>, at: string, from: number, to?: number) =>
    tus(`PATCH ${at}`, {
      headers: { ...CHUNK, "upload-offset": String(from) },
      body: new Uint8Array(film.subarray(from, to)),
    });

  test("it goes on where it stopped, is finished, and asked to finish again it answers the same", async () => {
    const world = await make();
    const { call, tus } = world;
    const at = await start(world);
    const id = at.split("/").at(-1)!;
    expect((await sendPart(world, at, 0, 200_000)).headers.get("upload-offset")).toBe("200000");
    const progress = await tus(`HEAD ${at}`, { headers: TUS });
    expect(progress.headers.get("upload-offset")).toBe("200000");
    expect(await call(`GET /media/${id}`)).toMatchObject({
      json: { state: "uploading", kind: null, fileName: "Rundgang.mp4", bytes: film.length },
    });
    expect(await call("POST /media", { json: { upload: id } })).toMatchObject({
      json: { code: "media_incomplete" },
    });
    expect(await sendPart(world, at, 100_000)).toMatchObject({
      status: 409,
      json: { code: "upload_offset_wrong" },
    });
    expect((await sendPart(world, at, 200_000)).status).toBe(204);
    const done = await call("POST /media", { json: { upload: id } });
    expect(done).toMatchObject({
      status: 201,
      json: { id, state: "ready", kind: "video", durationMs: 5_000, fileName: "Rundgang.mp4" },
    });
    expect(await call("POST /media", { json: { upload: id } })).toMatchObject({ json: done.json });
  });

  test("it is stopped by tus or by the file's own address", async () => {
    const world = await make();
    const [one, other] = [await start(world), await start(world)];
    expect((await world.tus(`DELETE ${one}`, { headers: TUS })).status).toBe(204);
    expect(await world.call(`DELETE /media/${other.split("/").at(-1)}`)).toMatchObject({
      json: { state: "deleted" },
    });
    expect(await leftOver()).toBe(0);
  });

  test("one of another workspace is like one that is not there", async () => {
    const [world, other] = [await make(), await make()];
    const at = await start(world);
    const gone = { status: 404, json: { code: "upload_not_found" } };
    expect(await sendPart(other, at, 0)).toMatchObject(gone);
    expect(await other.tus(`DELETE ${at}`, { headers: TUS })).toMatchObject(gone);
    const json = { upload: at.split("/").at(-1) };
    expect(await other.call("POST /media", { json })).toMatchObject(gone);
    expect(await world.tus(`HEAD /api/v1/media/uploads/${randomUUID()}`, { headers: TUS })).toMatchObject({
      status: 404,
    });
  });

  test("what is not tus 1.0 is refused with a problem", async () => {
    const world = await make();
    const at = await start(world);
    const older = await world.tus(`HEAD ${at}`, { headers: { "tus-resumable": "0.2.2" } });
    expect([older.status, older.headers.get("tus-version")]).toEqual([412, "1.0.0"]);
    const invalid = { status: 400, json: { code: "tus_invalid" } };
    expect(await world.tus("POST /api/v1/media/uploads", { headers: TUS })).toMatchObject(invalid);
    const body = new Uint8Array(5);
    expect(await world.tus(`PATCH ${at}`, { headers: { ...TUS, "upload-offset": "0" }, body })).toMatchObject(
      invalid,
    );
    expect(await world.tus(`PATCH ${at}`, { headers: CHUNK, body })).toMatchObject(invalid);
    const large = { ...TUS, "upload-length": String(201 * MIB) };
    const answer = await world.tus("POST /api/v1/media/uploads", { headers: large });
    expect(answer).toMatchObject({ status: 413, json: { code: "media_too_large" } });
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.has("ratelimit")).toBe(true);
    expect(OPTIONS().headers.get("tus-extension")).toBe("creation,termination");
  });
});

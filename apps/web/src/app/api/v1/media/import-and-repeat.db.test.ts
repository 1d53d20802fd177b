import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import type { RemoteImage } from "@takt/domain/media/ports/remote-images";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createProgram } from "~/server/testing/create-program";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000", TRUSTED_PROXY_HOPS: 0 }) }));
vi.mock("~/server/log", () => ({ log: { info() {}, warn() {}, error: console.error } }));

const database = useTestDatabase();
let folder: string;
const image = { answer: { kind: "failed", reason: "unreachable" } as RemoteImage, asked: [] as string[] };
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-api-media-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await database.db.rateWindow.deleteMany();
  image.asked = [];
  now.deps = {
    ...fakeDeps(database.db),
    files: createLocalFileStore(folder),
    readRemoteImage: (url: string) => Promise.resolve((image.asked.push(url), image.answer)),
  };
});

const make = (...scopes: string[]) => createProgram(database.db, ...scopes);
const leftOver = () => database.db.incomingFile.count();

describe("an Idempotency-Key", () => {
  test("of a file: the same bytes get the same file, and other bytes are refused", async () => {
    const { send, owner } = await make();
    const named = { "idempotency-key": "chart-12" };
    const first = await send(sampleMedia.png(), named);
    const again = await send(sampleMedia.png(), named);
    expect(again).toMatchObject({ status: 201, json: first.json });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await send(sampleMedia.png(9, 9), named)).toMatchObject({
      status: 422,
      json: { code: "idempotency_key_reused" },
    });
    expect(await send(sampleMedia.png(), named, "other.png")).toMatchObject({ status: 422 });
    expect(await database.db.media.count({ where: { uploaderId: owner.userId } })).toBe(1);
    expect(await leftOver()).toBe(0);
  });

  test("of a file whose process died after it was stored: the next try answers that file", async () => {
    const { send, owner } = await make();
    const named = { "idempotency-key": "chart-13" };
    const { id } = (await send(sampleMedia.png(), named)).json;
    const lost = { status: null, body: null, headers: {}, triedAt: new Date(Date.now() - 61_000) };
    await database.db.apiAnswer.updateMany({ where: { key: "chart-13" }, data: lost });
    expect(await send(sampleMedia.png(), named)).toMatchObject({ status: 201, json: { id } });
    expect(await database.db.media.count({ where: { uploaderId: owner.userId } })).toBe(1);
    expect(await leftOver()).toBe(0);
  });

  test("of an address: it is asked once", async () => {
    const { call } = await make();
    image.answer = { kind: "read", bytes: sampleMedia.png(), fileName: "chart.png" };
    const options = { json: { url: "https://example.com/chart.png" }, headers: { "idempotency-key": "u-1" } };
    const first = await call("POST /media", options);
    expect(await call("POST /media", options)).toMatchObject({ status: 201, json: first.json });
    expect(image.asked).toEqual(["https://example.com/chart.png"]);
  });
});

describe("a picture by its address", () => {
  test("it is stored under the name of its address, or the one that is sent", async () => {
    const { call } = await make();
    image.answer = { kind: "read", bytes: sampleMedia.png(), fileName: "chart.png" };
    const json = { url: "https://example.com/chart.png" };
    expect(await call("POST /media", { json })).toMatchObject({
      status: 201,
      json: { state: "ready", kind: "image", fileName: "chart.png" },
    });
    expect(await call("POST /media?filename=Umsatz.png", { json })).toMatchObject({
      json: { fileName: "Umsatz.png" },
    });
  });

  test.each([
    ["url_invalid", 400, "media_url_invalid"],
    ["private", 400, "media_url_private"],
    ["unreachable", 422, "media_url_unreachable"],
    ["no_image", 422, "media_url_no_image"],
    ["too_large", 413, "media_too_large"],
    ["busy", 429, "rate_exceeded"],
  ] as const)("one that is %s is refused: %d %s", async (reason, status, code) => {
    const { call } = await make();
    image.answer = { kind: "failed", reason };
    const answer = await call("POST /media", { json: { url: "https://example.com/x" } });
    expect(answer).toMatchObject({ status, json: { code } });
    expect(answer.headers.has("retry-after")).toBe(status === 429);
  });

  test("what says that it is a picture and is none is refused by its content", async () => {
    const { call } = await make();
    image.answer = { kind: "read", bytes: Buffer.from("<html>"), fileName: "x.png" };
    const json = { url: "https://example.com/x.png" };
    expect(await call("POST /media", { json })).toMatchObject({ json: { code: "media_type_invalid" } });
    expect(await leftOver()).toBe(0);
  });

  test("an hour has so many of them", async () => {
    const { call, owner } = await make();
    const { times, perMs } = RATE_LIMITS.remoteImage;
    const opensAt = new Date(Math.floor(Date.now() / perMs) * perMs);
    const window = { bucket: "remoteImage", subject: owner.userId, count: times };
    await database.db.rateWindow.createMany({
      data: [0, perMs].map((ms) => ({ ...window, opensAt: new Date(opensAt.getTime() + ms) })),
    });
    const json = { url: "https://example.com/x.png" };
    expect(await call("POST /media", { json })).toMatchObject({ json: { code: "rate_exceeded" } });
    expect(image.asked).toEqual([]);
  });
});

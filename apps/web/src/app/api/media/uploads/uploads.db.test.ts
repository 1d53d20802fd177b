import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { purgeUnfinishedUploads } from "@takt/domain/media/delete-upload";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { toActor } from "@takt/domain/testing/to-actor";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { Upload } from "tus-js-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createMediaClient, CHUNK_HEADERS } from "../testing/media-client";
import { serveMedia } from "../testing/serve-media";

const ORIGIN = "http://localhost:3000";
const MB = 1024 * 1024;
const now = vi.hoisted(() => ({ deps: null as unknown, actors: new Map<string, unknown>() }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
// The session is replaced: `asking` names the user who sends a request.
const asking = vi.hoisted(() => ({ name: "" }));
vi.mock("~/server/require-actor", () => ({
  requireActor: () => Promise.resolve(now.actors.get(asking.name)),
}));

const database = useTestDatabase();
let folder: string;
let server: Awaited<ReturnType<typeof serveMedia>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-uploads-"));
  server = await serveMedia();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  now.deps = { ...fakeDeps(database.db), files: createLocalFileStore(folder) };
  for (const name of ["ada", "eve"]) now.actors.set(name, toActor(await createUser(database.db)));
  asking.name = "ada";
});

const { ask, create, send, getOffset, finish, getCode, sendInPart } = createMediaClient(
  () => server.url,
  ORIGIN,
);
const film = (bytes = 500_000) => sampleMedia.mp4(5_000, bytes);

test("a tus client uploads a video in chunks, and the video is stored", async () => {
  const bytes = film(3 * MB);
  const upload = new Upload(bytes, {
    endpoint: `${server.url}/api/media/uploads`,
    chunkSize: MB,
    metadata: { filename: "Größe.mp4" },
    headers: { origin: ORIGIN },
  });
  await new Promise((resolve, reject) => {
    upload.options.onSuccess = resolve;
    upload.options.onError = reject;
    upload.start();
  });
  const stored = await finish(upload.url!);
  expect(stored.status).toBe(201);
  const media = (await stored.json()) as { id: string };
  expect(media).toMatchObject({
    kind: "video",
    fileName: "Größe.mp4",
    bytes: bytes.length,
    durationMs: 5_000,
    width: 1280,
  });
  const whole = await ask("GET", `/api/media/${media.id}`);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
});

describe("a connection that breaks during an upload", () => {
  test("the received bytes stay, the rest follows, and the file is complete", async () => {
    const bytes = film();
    const at = await create(bytes.length);
    const broken = await sendInPart(at, bytes.subarray(0, 200_000), bytes.length);
    broken.destroy();
    // The broken request may still hold the upload for a moment.
    await vi.waitFor(
      async () => expect((await send(at, 200_000, bytes.subarray(200_000))).status).toBe(204),
      {
        timeout: 60_000,
        interval: 50,
      },
    );
    const media = (await (await finish(at)).json()) as { id: string };
    const row = await database.db.media.findUniqueOrThrow({ where: { id: media.id } });
    expect(row.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  });

  test("an incomplete upload does not become a file", async () => {
    const bytes = film();
    const at = await create(bytes.length);
    await send(at, 0, bytes.subarray(0, 1_000));
    expect(await getCode(await finish(at))).toBe("400 media_incomplete");
    expect(await getOffset(at)).toBe(1_000);
  });
});

describe("refusals", () => {
  test("another user can neither read, continue, finish nor delete an upload", async () => {
    const at = await create(100);
    await send(at, 0, Buffer.alloc(40));
    asking.name = "eve";
    expect((await ask("HEAD", at)).status).toBe(404);
    expect(await getCode(await send(at, 40, Buffer.alloc(60)))).toBe("404 upload_not_found");
    expect(await getCode(await finish(at))).toBe("404 upload_not_found");
    expect(await getCode(await ask("DELETE", at))).toBe("404 upload_not_found");
    asking.name = "ada";
    expect(await getOffset(at)).toBe(40);
  });

  test("a request from a page of another origin is refused", async () => {
    const at = await create(100);
    const foreign = { origin: "https://evil.example" };
    expect(await getCode(await ask("POST", "/api/media/uploads", { ...foreign, "upload-length": "5" }))).toBe(
      "403 foreign_origin",
    );
    expect(
      await getCode(await ask("PATCH", at, { ...CHUNK_HEADERS, ...foreign, "upload-offset": "0" }, "x")),
    ).toBe("403 foreign_origin");
    expect(await getCode(await ask("DELETE", at, foreign))).toBe("403 foreign_origin");
    expect(await getCode(await ask("POST", "/api/media", foreign, "{}"))).toBe("403 foreign_origin");
  });

  test("a file over the size limit, and more bytes than were announced, are refused", async () => {
    const most = MEDIA_LIMITS.videoBytes;
    expect(
      await getCode(await ask("POST", "/api/media/uploads", { "upload-length": String(most + 1) })),
    ).toBe("413 media_too_large");
    const at = await create(100);
    expect(await getCode(await send(at, 0, Buffer.alloc(101)))).toBe("413 media_too_large");
    await send(at, 0, Buffer.alloc(60));
    expect(await getCode(await send(at, 60, Buffer.alloc(41)))).toBe("413 media_too_large");
    expect(await getOffset(at)).toBe(60);
  });

  test("a chunk of unknown length that exceeds the announced size is refused", async () => {
    const at = await create(100);
    const sending = request(new URL(at, server.url), {
      method: "PATCH",
      headers: { ...CHUNK_HEADERS, origin: ORIGIN, "upload-offset": "0", "transfer-encoding": "chunked" },
    });
    // The server may close the connection before all bytes are sent.
    sending.on("error", () => {});
    sending.end(Buffer.alloc(5 * MB));
    const [answer] = (await once(sending, "response")) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(413);
    expect(await getOffset(at)).toBeLessThanOrEqual(100);
  });

  test("an empty file, a missing length, another protocol version and a wrong offset are refused", async () => {
    expect(await getCode(await ask("POST", "/api/media/uploads", { "upload-length": "0" }))).toBe(
      "400 media_empty",
    );
    expect(await getCode(await ask("POST", "/api/media/uploads"))).toBe("400 media_incomplete");
    const old = { "tus-resumable": "0.2.2", "upload-length": "5" };
    expect((await ask("POST", "/api/media/uploads", old)).status).toBe(412);
    const at = await create(100);
    expect(await getCode(await send(at, 10, Buffer.alloc(10)))).toBe("409 upload_offset_wrong");
    expect(
      await getCode(await ask("PATCH", at, { "upload-offset": "0", "content-type": "text/plain" }, "x")),
    ).toBe("415 media_type_invalid");
    expect(await getCode(await send("/api/media/uploads/..%2f..%2fetc", 0, Buffer.alloc(1)))).toBe(
      "404 upload_not_found",
    );
  });

  test("a file whose content is not what its name says is refused and deleted", async () => {
    const page = Buffer.from("<script>alert(1)</script>");
    const at = await create(page.length, "film.mp4");
    await send(at, 0, page);
    expect(await getCode(await finish(at))).toBe("400 media_type_invalid");
    expect((await ask("HEAD", at)).status).toBe(404);
  });

  test("a user with too many unfinished bytes cannot create another upload", async () => {
    const most = MEDIA_LIMITS.videoBytes;
    for (let done = 0; done + most <= MEDIA_LIMITS.unfinishedBytes; done += most) await create(most);
    expect(await getCode(await ask("POST", "/api/media/uploads", { "upload-length": String(most) }))).toBe(
      "429 uploads_too_many",
    );
    asking.name = "eve";
    await create(most);
  });
});

test("of two concurrent writers of an upload one is told to retry", async () => {
  const bytes = film();
  const at = await create(bytes.length);
  const slow = await sendInPart(at, bytes.subarray(0, 100_000), bytes.length);
  expect(await getCode(await send(at, 100_000, Buffer.alloc(1_000, 9)))).toBe("409 upload_busy");
  expect(await getCode(await finish(at))).toBe("409 upload_busy");
  slow.end(bytes.subarray(100_000));
  await once(slow, "response");
  const media = (await (await finish(at)).json()) as { id: string };
  const row = await database.db.media.findUniqueOrThrow({ where: { id: media.id } });
  expect(row.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("a writer that crashed blocks an upload no longer than its lease", async () => {
  const at = await create(100);
  const id = at.split("/").at(-1)!;
  await database.db.$executeRaw`update incoming_files
    set holder = gen_random_uuid(), held_until = now() + interval '300 ms' where id = ${id}::uuid`;
  expect(await getCode(await send(at, 0, Buffer.alloc(10)))).toBe("409 upload_busy");
  await pause(400);
  expect((await send(at, 0, Buffer.alloc(10))).status).toBe(204);
});

test("a deleted upload is gone, and an unfinished one is purged after a day", async () => {
  const [given, old, fresh] = [await create(100), await create(100), await create(100)];
  await send(given, 0, Buffer.alloc(10));
  expect((await ask("DELETE", given)).status).toBe(204);
  expect((await ask("HEAD", given)).status).toBe(404);
  await send(old, 0, Buffer.alloc(10));
  const id = old.split("/").at(-1)!;
  await database.db.incomingFile.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  const deps = now.deps as Parameters<typeof purgeUnfinishedUploads>[0];
  await purgeUnfinishedUploads(deps);
  expect((await ask("HEAD", old)).status).toBe(404);
  expect(await deps.files.received(id)).toBe(0);
  expect((await ask("HEAD", fresh)).status).toBe(200);
});

test("a range of a file is served, and a document is always an attachment", async () => {
  const bytes = film();
  const at = await create(bytes.length);
  await send(at, 0, bytes);
  const { id } = (await (await finish(at)).json()) as { id: string };
  const part = await ask("GET", `/api/media/${id}`, { range: "bytes=4-7" });
  expect([part.status, await part.text()]).toEqual([206, "ftyp"]);
  expect(part.headers.get("content-range")).toBe(`bytes 4-7/${bytes.length}`);
  expect(part.headers.get("content-length")).toBe("4");
  const beyond = await ask("GET", `/api/media/${id}`, { range: `bytes=${bytes.length}-` });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);

  const pdf = sampleMedia.pdf(2);
  const document = await create(pdf.length, "Größe (1)'s.pdf");
  await send(document, 0, pdf);
  const stored = (await (await finish(document)).json()) as { id: string };
  const answer = await ask("GET", `/api/media/${stored.id}`);
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29%27s.pdf",
  );
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
});

test("an upload of 200 MB does not grow the memory of the process", async () => {
  const bytes = MEDIA_LIMITS.videoBytes;
  const at = await create(bytes);
  const piece = Buffer.alloc(8 * MB, 1);
  const head = film(100_000).subarray(0, 50_000);
  // The mdat box that the head opens has to reach to the end of the file.
  head.writeUInt32BE(bytes - head.indexOf("mdat") + 4, head.indexOf("mdat") - 4);
  head.copy(piece);
  const before = process.memoryUsage().rss;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
  for (let offset = 0; offset < bytes; offset += piece.length) {
    if (offset === piece.length) piece.fill(1);
    expect((await send(at, offset, piece)).status).toBe(204);
  }
  expect((await finish(at)).status).toBe(201);
  clearInterval(watch);
  expect(peak - before).toBeLessThan(120 * MB);
});

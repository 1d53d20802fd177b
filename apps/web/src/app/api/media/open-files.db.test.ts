import { once } from "node:events";
import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { toActor } from "@takt/domain/testing/to-actor";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createMediaClient } from "./testing/media-client";
import { serveMedia } from "./testing/serve-media";

const now = vi.hoisted(() => ({ deps: null as unknown, actor: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/require-actor", () => ({ requireActor: () => Promise.resolve(now.actor) }));

const database = useTestDatabase();
let folder: string;
let server: Awaited<ReturnType<typeof serveMedia>>;
let url: URL;

const { create, send, finish } = createMediaClient(() => server.url, "http://localhost:3000");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-open-files-"));
  server = await serveMedia();
  now.deps = { ...fakeDeps(database.db), files: createLocalFileStore(folder) };
  now.actor = toActor(await createUser(database.db));
  const film = sampleMedia.mp4(5_000, 5_000_000);
  const at = await create(film.length);
  await send(at, 0, film);
  const { id } = (await (await finish(at)).json()) as { id: string };
  url = new URL(`/api/media/${id}`, server.url);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Counts the files of the store that this process has open. */
async function openFiles(): Promise<number> {
  const handles = await readdir("/proc/self/fd");
  const targets = await Promise.all(
    handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => "")),
  );
  return targets.filter((target) => target.startsWith(folder)).length;
}

// Open files are counted in /proc, which only Linux has.
test.runIf(process.platform === "linux")("an abandoned request leaves no file open", async () => {
  // Requests run at once so that garbage collection, which also closes files, has no time in between.
  await Promise.all(Array.from({ length: 30 }, askForHead));
  expect(await openFiles()).toBe(0);
  await Promise.all(Array.from({ length: 30 }, (_, number) => hangUp(number)));
  await expect.poll(openFiles, { timeout: 5_000 }).toBe(0);
  await hangUpInTheMiddle();
  await expect.poll(openFiles, { timeout: 5_000 }).toBe(0);
});

async function askForHead() {
  const asked = request(url, { method: "HEAD" }).end();
  const [answer] = (await once(asked, "response")) as [{ statusCode: number; resume: () => void }];
  expect(answer.statusCode).toBe(200);
  answer.resume();
}

/** Requests the video and disconnects after `ms`, before the response or at its start. */
async function hangUp(ms: number) {
  const asked = request(url);
  asked.on("error", () => {});
  asked.end();
  await once(asked, "finish");
  await new Promise((resolve) => setTimeout(resolve, ms));
  asked.destroy();
}

async function hangUpInTheMiddle() {
  const asked = request(url).end();
  const [answer] = (await once(asked, "response")) as [AsyncIterable<Buffer>];
  for await (const piece of answer) {
    expect(piece.length).toBeGreaterThan(0);
    expect(await openFiles()).toBe(1);
    break;
  }
  asked.destroy();
}

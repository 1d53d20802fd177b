import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { toActor } from "@takt/domain/testing/to-actor";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createMediaClient } from "~/app/api/media/testing/media-client";
import { serveMedia } from "~/app/api/media/testing/serve-media";
import { GET } from "./route";

const now = vi.hoisted(() => ({ deps: null as unknown, actor: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000" }) }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/require-actor", () => ({ requireActor: () => Promise.resolve(now.actor) }));

const database = useTestDatabase();
let folder: string;
let server: Awaited<ReturnType<typeof serveMedia>>;

const { create, send, finish } = createMediaClient(() => server.url, "http://localhost:3000");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "takt-thumbnails-"));
  server = await serveMedia();
  now.deps = { ...fakeDeps(database.db), files: createLocalFileStore(folder) };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Uploads a file as a new member; returns its id. */
async function upload(bytes: Buffer, fileName: string): Promise<string> {
  now.actor = toActor(await createUser(database.db));
  const at = await create(bytes.length, fileName);
  await send(at, 0, bytes);
  return ((await (await finish(at)).json()) as { id: string }).id;
}

const get = (id: string) =>
  GET(new Request(`http://localhost:3000/api/media/${id}/thumbnail`), { params: Promise.resolve({ id }) });

test("the owner of a picture gets a small copy, which no other user of their browser gets from its cache", async () => {
  const answer = await get(await upload(sampleMedia.png(1200, 627), "Bild.png"));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=31536000, immutable",
    vary: "cookie",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
  expect(bytes.length).toBeLessThan(8_000);
});

test("somebody else's picture, a film and what is no id answer like a missing picture", async () => {
  const film = await upload(sampleMedia.mp4(5_000), "Film.mp4");
  const filmAnswer = await get(film);
  const picture = await upload(sampleMedia.png(64, 48), "Bild.png");
  now.actor = toActor(await createUser(database.db));
  const answers = [filmAnswer, await get(picture), await get(crypto.randomUUID()), await get("x")];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
});

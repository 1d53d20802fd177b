import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { DomainError } from "../shared/domain-error";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { MEDIA_LIMITS } from "./model/media-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { finishUpload } from "./finish-upload";
import type { StoredFile } from "./ports/file-store";
import { startUpload } from "./start-upload";

const database = useTestDatabase();
const IMAGE = { kind: "image", mimeType: "image/png", bytes: 12, width: 3, height: 4, sha256: "ab" } as const;
const key = () => randomUUID();

/** Dependencies with a store that has all 12 bytes of every upload. */
function createDeps(store: (upload: string) => Promise<StoredFile>) {
  const deps = fakeDeps(database.db);
  const taken: string[] = [];
  const owners: string[] = [];
  const discarded: string[] = [];
  deps.files.received = () => Promise.resolve(12);
  deps.files.store = (upload, { limits, owner }) => {
    expect(limits).toBe(MEDIA_LIMITS);
    owners.push(owner);
    taken.push(upload);
    return store(upload);
  };
  deps.files.discard = (upload) => Promise.resolve(void discarded.push(upload));
  return { ...deps, taken, owners, discarded };
}

async function start(deps: ReturnType<typeof createDeps>, fileName = "photo.webp", bytes = 12) {
  const user = await createUser(database.db);
  const actor = toActor(user);
  return { user, actor, id: await startUpload(deps, actor, { bytes, fileName }) };
}

test("a finished image belongs to the actor, is on no post, and is shown without its storage key", async () => {
  const deps = createDeps(() => Promise.resolve({ ...IMAGE, key: "secret-key-1" }));
  const { user, actor, id } = await start(deps);
  expect(await finishUpload(deps, actor, id)).toEqual({
    id,
    kind: "image",
    fileName: "photo.webp",
    mimeType: "image/png",
    bytes: 12,
    width: 3,
    height: 4,
    durationMs: null,
    pages: null,
    altText: "",
    title: "",
  });
  expect(await database.db.media.findUnique({ where: { id } })).toMatchObject({
    uploaderId: user.id,
    workspaceId: user.workspaceId,
    postId: null,
    sha256: "ab",
    storageKey: "secret-key-1",
  });
  expect(deps.discarded).toEqual([id]);
  expect(deps.owners).toEqual([user.id]);
  expect(await database.db.incomingFile.count({ where: { id } })).toBe(0);
});

test("a video has its length, and a document its pages", async () => {
  const facts: StoredFile[] = [
    {
      kind: "video",
      mimeType: "video/mp4",
      width: 1280,
      height: 720,
      durationMs: 5_000,
      key: key(),
      bytes: 12,
      sha256: "c",
    },
    { kind: "document", mimeType: "application/pdf", pages: 7, key: key(), bytes: 12, sha256: "d" },
  ];
  for (const stored of facts) {
    const deps = createDeps(() => Promise.resolve(stored));
    const { actor, id } = await start(deps);
    const { key: _key, sha256: _sha256, ...shown } = stored;
    expect(await finishUpload(deps, actor, id)).toMatchObject(shown);
  }
});

test("a repeated call returns the same file without another check", async () => {
  const deps = createDeps(() => Promise.resolve({ ...IMAGE, key: key() }));
  const { actor, id } = await start(deps);
  const first = await finishUpload(deps, actor, id);
  expect(await finishUpload(deps, actor, id)).toEqual(first);
  expect(deps.taken).toEqual([id]);
});

test("of two concurrent calls one works, and the other gets upload_busy or the same file", async () => {
  const deps = createDeps(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { ...IMAGE, key: key() };
  });
  const { actor, id } = await start(deps);
  const answers = await Promise.allSettled([1, 2, 3].map(() => finishUpload(deps, actor, id)));
  expect(deps.taken).toEqual([id]);
  for (const answer of answers)
    expect(answer.status === "fulfilled" ? answer.value.id : (answer.reason as DomainError).code).toMatch(
      new RegExp(`^(${id}|upload_busy)$`),
    );
});

test("a file name is stored in its displayable form", async () => {
  const deps = createDeps(() => Promise.resolve({ ...IMAGE, key: key() }));
  const { actor, id } = await start(deps, "../a\u202egpj.exe");
  expect(await finishUpload(deps, actor, id)).toMatchObject({ fileName: "..agpj.exe" });
});

test("an incomplete upload stays, and is not checked", async () => {
  const deps = createDeps(() => Promise.reject(new Error("asked")));
  const { actor, id } = await start(deps, "a.mp4", 13);
  await expect(finishUpload(deps, actor, id)).rejects.toMatchObject({ code: "media_incomplete" });
  expect(await database.db.incomingFile.count({ where: { id } })).toBe(1);
  expect(deps.discarded).toEqual([]);
});

test("a refused upload leaves neither a file nor an upload", async () => {
  const deps = createDeps(() => Promise.reject(new DomainError("media_type_invalid")));
  const { actor, id } = await start(deps);
  await expect(finishUpload(deps, actor, id)).rejects.toMatchObject({ code: "media_type_invalid" });
  expect(await database.db.media.count({ where: { uploaderId: actor.userId } })).toBe(0);
  expect(await database.db.incomingFile.count({ where: { id } })).toBe(0);
  expect(deps.discarded).toEqual([id]);
});

test("an upload stays when the disk fails, and can be finished later", async () => {
  let broken = true;
  const deps = createDeps(() =>
    broken ? Promise.reject(new Error("ENOSPC")) : Promise.resolve({ ...IMAGE, key: key() }),
  );
  const { actor, id } = await start(deps);
  await expect(finishUpload(deps, actor, id)).rejects.toThrow("ENOSPC");
  broken = false;
  expect(await finishUpload(deps, actor, id)).toMatchObject({ id });
});

test("another user's upload answers like a missing one, before and after finishing", async () => {
  const deps = createDeps(() => Promise.resolve({ ...IMAGE, key: key() }));
  const { actor, id } = await start(deps);
  const stranger = toActor(await createUser(database.db));
  await expect(finishUpload(deps, stranger, id)).rejects.toMatchObject({ code: "upload_not_found" });
  await finishUpload(deps, actor, id);
  await expect(finishUpload(deps, stranger, id)).rejects.toMatchObject({ code: "upload_not_found" });
  await expect(finishUpload(deps, actor, randomUUID())).rejects.toMatchObject({ code: "upload_not_found" });
});

test("after thirty refused files in an hour no more are checked, and an upload waits for the next hour", async () => {
  let now = Date.UTC(2026, 10, 27, 10, 20);
  const refusing = createDeps(() => Promise.reject(new DomainError("media_damaged")));
  refusing.clock = { ...refusing.clock, now: () => now };
  const { actor, id } = await start(refusing);
  const finish = async (upload: string) =>
    finishUpload(refusing, actor, upload).catch((error: DomainError) => error);
  expect(await finish(id)).toMatchObject({ code: "media_damaged" });
  for (let count = 1; count < RATE_LIMITS.refusedFile.times; count++)
    await finish(await startUpload(refusing, actor, { bytes: 12, fileName: "photo.webp" }));
  const last = await startUpload(refusing, actor, { bytes: 12, fileName: "photo.webp" });
  expect(await finish(last)).toMatchObject({ code: "rate_exceeded", data: { seconds: 40 * 60 } });
  expect(refusing.taken).toHaveLength(RATE_LIMITS.refusedFile.times);
  now += 40 * 60_000;
  expect(await finish(last)).toMatchObject({ code: "media_damaged" });
});

import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../shared/media-limits";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { keepMedia } from "./keep-media";
import type { StoredFile } from "./ports/file-store";
import { startUpload } from "./start-upload";

const database = useTestDatabase();
const IMAGE = { kind: "image", mimeType: "image/png", bytes: 12, width: 3, height: 4, sha256: "ab" } as const;
const key = () => randomUUID();

/** Surroundings with a store that has all 12 bytes of every upload. */
function depsOf(keep: (upload: string) => Promise<StoredFile>) {
  const deps = fakeDeps(database.db);
  const kept: string[] = [];
  const discarded: string[] = [];
  deps.files.received = () => Promise.resolve(12);
  deps.files.keep = (upload, limits) => {
    expect(limits).toBe(MEDIA_LIMITS);
    kept.push(upload);
    return keep(upload);
  };
  deps.files.discard = (upload) => Promise.resolve(void discarded.push(upload));
  return { ...deps, kept, discarded };
}

async function begin(deps: ReturnType<typeof depsOf>, fileName = "photo.webp", bytes = 12) {
  const user = await createUser(database.db);
  const actor = actorOf(user);
  return { user, actor, id: await startUpload(deps, actor, { bytes, fileName }) };
}

test("a kept image is the actor's, on no post, and shown without its storage key", async () => {
  const deps = depsOf(() => Promise.resolve({ ...IMAGE, key: "secret-key-1" }));
  const { user, actor, id } = await begin(deps);
  expect(await keepMedia(deps, actor, id)).toEqual({
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
  expect(await database.db.incomingFile.count({ where: { id } })).toBe(0);
});

test("a video with its length, a document with its pages", async () => {
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
    const deps = depsOf(() => Promise.resolve(stored));
    const { actor, id } = await begin(deps);
    const { key: _key, sha256: _sha256, ...shown } = stored;
    expect(await keepMedia(deps, actor, id)).toMatchObject(shown);
  }
});

test("asked again, because the answer was lost, it is the same file, and is not checked again", async () => {
  const deps = depsOf(() => Promise.resolve({ ...IMAGE, key: key() }));
  const { actor, id } = await begin(deps);
  const first = await keepMedia(deps, actor, id);
  expect(await keepMedia(deps, actor, id)).toEqual(first);
  expect(deps.kept).toEqual([id]);
});

test("asked twice at once: one works, the other is told so or gets the same", async () => {
  const deps = depsOf(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { ...IMAGE, key: key() };
  });
  const { actor, id } = await begin(deps);
  const answers = await Promise.allSettled([1, 2, 3].map(() => keepMedia(deps, actor, id)));
  expect(deps.kept).toEqual([id]);
  for (const answer of answers)
    expect(answer.status === "fulfilled" ? answer.value.id : (answer.reason as DomainError).code).toMatch(
      new RegExp(`^(${id}|upload_busy)$`),
    );
});

test("a name is kept as it may be shown", async () => {
  const deps = depsOf(() => Promise.resolve({ ...IMAGE, key: key() }));
  const { actor, id } = await begin(deps, "../a\u202egpj.exe");
  expect(await keepMedia(deps, actor, id)).toMatchObject({ fileName: "..agpj.exe" });
});

test("an upload that is not whole stays, and is not looked at", async () => {
  const deps = depsOf(() => Promise.reject(new Error("asked")));
  const { actor, id } = await begin(deps, "a.mp4", 13);
  await expect(keepMedia(deps, actor, id)).rejects.toMatchObject({ code: "media_incomplete" });
  expect(await database.db.incomingFile.count({ where: { id } })).toBe(1);
  expect(deps.discarded).toEqual([]);
});

test("what the store refuses leaves neither a file nor an upload", async () => {
  const deps = depsOf(() => Promise.reject(new DomainError("media_type_invalid")));
  const { actor, id } = await begin(deps);
  await expect(keepMedia(deps, actor, id)).rejects.toMatchObject({ code: "media_type_invalid" });
  expect(await database.db.media.count({ where: { uploaderId: actor.userId } })).toBe(0);
  expect(await database.db.incomingFile.count({ where: { id } })).toBe(0);
  expect(deps.discarded).toEqual([id]);
});

test("a disk that fails leaves the upload, to be kept later", async () => {
  let broken = true;
  const deps = depsOf(() =>
    broken ? Promise.reject(new Error("ENOSPC")) : Promise.resolve({ ...IMAGE, key: key() }),
  );
  const { actor, id } = await begin(deps);
  await expect(keepMedia(deps, actor, id)).rejects.toThrow("ENOSPC");
  broken = false;
  expect(await keepMedia(deps, actor, id)).toMatchObject({ id });
});

test("another's upload is like a missing one, before and after", async () => {
  const deps = depsOf(() => Promise.resolve({ ...IMAGE, key: key() }));
  const { actor, id } = await begin(deps);
  const stranger = actorOf(await createUser(database.db));
  await expect(keepMedia(deps, stranger, id)).rejects.toMatchObject({ code: "upload_not_found" });
  await keepMedia(deps, actor, id);
  await expect(keepMedia(deps, stranger, id)).rejects.toMatchObject({ code: "upload_not_found" });
  await expect(keepMedia(deps, actor, randomUUID())).rejects.toMatchObject({ code: "upload_not_found" });
});

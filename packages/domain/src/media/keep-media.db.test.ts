import { Readable } from "node:stream";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { DomainError } from "../shared/domain-error";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { keepMedia } from "./keep-media";
import type { StoredImage } from "./ports/file-store";

const database = useTestDatabase();
const STORED = { mimeType: "image/png", bytes: 12, width: 3, height: 4, sha256: "ab" } as const;

function depsOf(keep: () => Promise<StoredImage>) {
  const deps = fakeDeps(database.db);
  const asked: { maxBytes: number; announcedBytes: number | null }[] = [];
  deps.files.keepImage = ({ maxBytes, announcedBytes }) => {
    asked.push({ maxBytes, announcedBytes });
    return keep();
  };
  return { ...deps, asked };
}
const upload = (fileName: string) => ({ stream: Readable.from("bytes"), fileName, announcedBytes: 12 });

test("a kept image is the actor's, on no post, and shown without its storage key", async () => {
  const user = await createUser(database.db);
  const deps = depsOf(() => Promise.resolve({ ...STORED, key: "secret-key-1" }));
  const view = await keepMedia(deps, actorOf(user), upload("photo.webp"));
  expect(view).toEqual({
    id: view.id,
    kind: "image",
    fileName: "photo.webp",
    mimeType: "image/png",
    bytes: 12,
    width: 3,
    height: 4,
    altText: "",
  });
  expect(await database.db.media.findUnique({ where: { id: view.id } })).toMatchObject({
    uploaderId: user.id,
    workspaceId: user.workspaceId,
    postId: null,
    sha256: "ab",
    storageKey: "secret-key-1",
  });
  expect(deps.asked).toEqual([{ maxBytes: 5 * 1024 * 1024, announcedBytes: 12 }]);
});

test.each([
  ["../../etc/passwd", "....etcpasswd"],
  ["a\u0000b\nc\\d.png", "abcd.png"],
  ["", "image"],
  ["/", "image"],
  ["x".repeat(300), "x".repeat(200)],
])("the name %j is kept as %j", async (given, kept) => {
  const user = await createUser(database.db);
  const deps = depsOf(() => Promise.resolve({ ...STORED, key: crypto.randomUUID() }));
  expect(await keepMedia(deps, actorOf(user), upload(given))).toMatchObject({ fileName: kept });
});

test("what the store refuses leaves no row", async () => {
  const user = await createUser(database.db);
  const deps = depsOf(() => Promise.reject(new DomainError("media_type_invalid")));
  await expect(keepMedia(deps, actorOf(user), upload("a.png"))).rejects.toMatchObject({
    code: "media_type_invalid",
  });
  expect(await database.db.media.count({ where: { uploaderId: user.id } })).toBe(0);
});

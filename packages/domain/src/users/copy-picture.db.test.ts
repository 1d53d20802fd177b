import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { captureLog } from "../testing/capture-log";
import { fakeDeps } from "../testing/fake-deps";
import { copyPicture } from "./copy-picture";
import { loadActor } from "./load-actor";
import { readPicture } from "./read-picture";

const database = useTestDatabase();
const URL_OF = "https://media.licdn.com/dms/image/x?e=1&t=secret";

/** A store that keeps keys alone, and a LinkedIn that answers these bytes. */
function make(answer: string | null = "picture", isPicture = true) {
  const stored: string[] = [];
  const { log, lines } = captureLog();
  const readPicture = () => Promise.resolve(answer === null ? null : Buffer.from(answer));
  const deps = fakeDeps(database.db, { log, readPicture });
  deps.files.storeImage = (id) => {
    if (!isPicture) return Promise.resolve(null);
    stored.push(id);
    return Promise.resolve({ key: id, mimeType: "image/png" });
  };
  deps.files.remove = (key) => Promise.resolve(void stored.splice(stored.indexOf(key), 1));
  return { deps, stored, lines };
}
const keyOf = async (id: string) => (await database.db.user.findUniqueOrThrow({ where: { id } })).pictureKey;

test("a member's picture is copied, and a later sign-in replaces the copy and its file", async () => {
  const { id } = await createUser(database.db);
  const other = await createUser(database.db, { pictureKey: "other", pictureType: "image/jpeg" });
  const { deps, stored } = make();
  await copyPicture(deps, id, URL_OF);
  const first = await keyOf(id);
  expect(stored).toEqual([first]);
  await copyPicture(deps, id, URL_OF);
  expect(stored).toEqual([await keyOf(id)]);
  expect(stored).not.toEqual([first]);
  expect(await keyOf(other.id)).toBe("other");
});

test("a member without a picture on LinkedIn has none here", async () => {
  const { id } = await createUser(database.db);
  const { deps, stored } = make();
  await copyPicture(deps, id, URL_OF);
  await copyPicture(deps, id, null);
  expect(stored).toEqual([]);
  expect(await database.db.user.findUnique({ where: { id } })).toMatchObject({
    pictureKey: null,
    pictureType: null,
  });
});

test.each([
  ["cannot be read", null, true],
  ["is no picture", "<svg/>", false],
])("what %s leaves the copy as it is, and the log names no address", async (_, answer, isPicture) => {
  const user = await createUser(database.db, { pictureKey: "before", pictureType: "image/png" });
  const { deps, stored, lines } = make(answer, isPicture);
  await copyPicture(deps, user.id, URL_OF);
  expect([await keyOf(user.id), stored]).toEqual(["before", []]);
  expect(lines.join()).not.toContain("licdn");
});

test("a user sees their own picture, and its address changes with it", async () => {
  const user = await createUser(database.db, { pictureKey: "0123456789", pictureType: "image/jpeg" });
  const without = await createUser(database.db);
  const { deps } = make();
  expect((await loadActor(deps, user.id))!.image).toBe("/api/picture?v=01234567");
  expect((await loadActor(deps, without.id))!.image).toBeNull();
  expect(await readPicture(deps, toActor(user).userId)).toMatchObject({ mimeType: "image/jpeg", bytes: 5 });
  await expect(readPicture(deps, without.id)).rejects.toMatchObject({ code: "media_not_found" });
});

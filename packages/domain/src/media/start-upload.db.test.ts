import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { RATES } from "../limits/model/rates";
import { MEDIA_LIMITS } from "../shared/media-limits";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { keepMedia } from "./keep-media";
import { startUpload } from "./start-upload";

const MIB = 1024 * 1024;
const database = useTestDatabase({ max: 12 });
const deps = () => fakeDeps(database.db);

async function member() {
  const user = await createUser(database.db);
  const actor = actorOf(user);
  const start = (bytes: number) => startUpload(deps(), actor, { bytes, fileName: "photo.png" });
  /** The codes of `count` uploads begun at once, sorted; "begun" for those that were. */
  const startAtOnce = async (count: number, bytes: number) => {
    const outcomes = await Promise.allSettled(Array.from({ length: count }, () => start(bytes)));
    return outcomes
      .map((outcome) => (outcome.status === "fulfilled" ? "begun" : codeOf(outcome.reason)))
      .sort();
  };
  const unfinished = () => database.db.incomingFile.count({ where: { uploaderId: user.id } });
  return { user, actor, start, startAtOnce, unfinished };
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? String(error);
const repeat = (count: number, word: string) => Array.from({ length: count }, () => word);

test("of thirty begun at once no more than the bytes of unfinished uploads allow", async () => {
  const { startAtOnce, unfinished } = await member();
  const fitting = Math.floor(MEDIA_LIMITS.unfinishedBytes / (200 * MIB));
  expect(await startAtOnce(30, 200 * MIB)).toEqual([
    ...repeat(fitting, "begun"),
    ...repeat(30 - fitting, "uploads_too_many"),
  ]);
  expect(await unfinished()).toBe(fitting);
});

test("of thirty small ones begun at once no more than twenty", async () => {
  const { startAtOnce, unfinished } = await member();
  expect(await startAtOnce(30, 1)).toEqual([...repeat(20, "begun"), ...repeat(10, "uploads_too_many")]);
  expect(await unfinished()).toBe(20);
});

test("what is kept and begun together stays below the member's storage, also of many at once", async () => {
  const { user, startAtOnce, start } = await member();
  await createMedia(database.db, user, { bytes: BigInt(MEDIA_LIMITS.keptBytes - 10 * MIB) });
  expect(await startAtOnce(10, 3 * MIB)).toEqual([...repeat(3, "begun"), ...repeat(7, "media_storage_full")]);
  await expect(start(2 * MIB)).rejects.toMatchObject({
    code: "media_storage_full",
    data: { gigabytes: 5, files: 10_000 },
  });
  // Another member's storage is another's.
  await (await member()).start(2 * MIB);
});

test("a file that weighs more than announced is not kept when there is no room for it", async () => {
  const { user, actor, start, unfinished } = await member();
  await createMedia(database.db, user, { bytes: BigInt(MEDIA_LIMITS.keptBytes - 10) });
  const id = await start(10);
  const removed: string[] = [];
  const full = deps();
  full.files.received = () => Promise.resolve(10);
  const facts = { kind: "image", mimeType: "image/png", width: 3, height: 4, sha256: "ab" } as const;
  full.files.keep = () => Promise.resolve({ ...facts, key: "key-of-eleven", bytes: 11 });
  full.files.remove = (key) => Promise.resolve(void removed.push(key));
  await expect(keepMedia(full, actor, id)).rejects.toMatchObject({ code: "media_storage_full" });
  expect(removed).toEqual(["key-of-eleven"]);
  expect(await unfinished()).toBe(0);
  expect(await database.db.media.count({ where: { uploaderId: user.id } })).toBe(1);
});

test("more files than anybody needs within an hour are refused for a while", async () => {
  const { user, start } = await member();
  const { times, perMs } = RATES.upload;
  const opensAt = new Date(Math.floor(Date.now() / perMs) * perMs);
  // The next window as well: the hour may end here.
  for (const window of [opensAt, new Date(opensAt.getTime() + perMs)])
    await database.db.rateWindow.create({
      data: { bucket: "upload", subject: user.id, opensAt: window, count: times },
    });
  await expect(start(1)).rejects.toMatchObject({ code: "rate_exceeded" });
});

test("nothing is no file", async () => {
  const { start } = await member();
  await expect(start(0)).rejects.toMatchObject({ code: "media_empty" });
});

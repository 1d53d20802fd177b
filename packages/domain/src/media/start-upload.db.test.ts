import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { MEDIA_LIMITS } from "./model/media-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { finishUpload } from "./finish-upload";
import { startUpload } from "./start-upload";

const MIB = 1024 * 1024;
const database = useTestDatabase({ max: 12 });
const deps = () => fakeDeps(database.db);

async function member() {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const start = (bytes: number) => startUpload(deps(), actor, { bytes, fileName: "photo.png" });
  /** Starts `count` uploads concurrently and returns their sorted codes; "begun" stands for success. */
  const startAtOnce = async (count: number, bytes: number) => {
    const outcomes = await Promise.allSettled(Array.from({ length: count }, () => start(bytes)));
    return outcomes
      .map((outcome) => (outcome.status === "fulfilled" ? "begun" : getCode(outcome.reason)))
      .sort();
  };
  const unfinished = () => database.db.incomingFile.count({ where: { uploaderId: user.id } });
  return { user, actor, start, startAtOnce, unfinished };
}

const getCode = (error: unknown) => (error as { code?: string }).code ?? String(error);
const repeat = (count: number, word: string) => Array.from({ length: count }, () => word);

test("thirty concurrent uploads start only up to the limit of unfinished bytes", async () => {
  const { startAtOnce, unfinished } = await member();
  const fitting = Math.floor(MEDIA_LIMITS.unfinishedBytes / (200 * MIB));
  expect(await startAtOnce(30, 200 * MIB)).toEqual([
    ...repeat(fitting, "begun"),
    ...repeat(30 - fitting, "uploads_too_many"),
  ]);
  expect(await unfinished()).toBe(fitting);
});

test("thirty concurrent small uploads start only up to twenty", async () => {
  const { startAtOnce, unfinished } = await member();
  expect(await startAtOnce(30, 1)).toEqual([...repeat(20, "begun"), ...repeat(10, "uploads_too_many")]);
  expect(await unfinished()).toBe(20);
});

test("stored and unfinished bytes together stay below the member's limit, also for concurrent calls", async () => {
  const { user, startAtOnce, start } = await member();
  await createMedia(database.db, user, { bytes: BigInt(MEDIA_LIMITS.storedBytes - 10 * MIB) });
  expect(await startAtOnce(10, 3 * MIB)).toEqual([...repeat(3, "begun"), ...repeat(7, "media_storage_full")]);
  await expect(start(2 * MIB)).rejects.toMatchObject({
    code: "media_storage_full",
    data: { gigabytes: 5, files: 10_000 },
  });
  // Another member's storage does not count.
  await (await member()).start(2 * MIB);
});

test("a file that is larger than announced is not stored when there is no room for it", async () => {
  const { user, actor, start, unfinished } = await member();
  await createMedia(database.db, user, { bytes: BigInt(MEDIA_LIMITS.storedBytes - 10) });
  const id = await start(10);
  const removed: string[] = [];
  const full = deps();
  full.files.received = () => Promise.resolve(10);
  const facts = { kind: "image", mimeType: "image/png", width: 3, height: 4, sha256: "ab" } as const;
  full.files.store = () => Promise.resolve({ ...facts, key: "key-of-eleven", bytes: 11 });
  full.files.remove = (key) => Promise.resolve(void removed.push(key));
  await expect(finishUpload(full, actor, id)).rejects.toMatchObject({ code: "media_storage_full" });
  expect(removed).toEqual(["key-of-eleven"]);
  expect(await unfinished()).toBe(0);
  expect(await database.db.media.count({ where: { uploaderId: user.id } })).toBe(1);
});

test("uploads beyond the rate limit are refused", async () => {
  const { user, start } = await member();
  const { times, perMs } = RATE_LIMITS.upload;
  const opensAt = new Date(Math.floor(Date.now() / perMs) * perMs);
  // Covers the next window as well, because the hour may end here.
  for (const window of [opensAt, new Date(opensAt.getTime() + perMs)])
    await database.db.rateWindow.create({
      data: { bucket: "upload", subject: user.id, opensAt: window, count: times },
    });
  await expect(start(1)).rejects.toMatchObject({ code: "rate_exceeded" });
});

test("an empty upload is refused", async () => {
  const { start } = await member();
  await expect(start(0)).rejects.toMatchObject({ code: "media_empty" });
});

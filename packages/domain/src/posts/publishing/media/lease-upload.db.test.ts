import { createMedia } from "@takt/db/testing/factories/create-media";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { duePost } from "@takt/domain/testing/post-fixtures";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { TIMING } from "../../model/publish-timing";
import type { UploadProgress } from "../../ports/publisher";
import { preparePosts } from "../prepare-posts";
import { leaseUpload } from "./lease-upload";

const database = useTestDatabase();
const FILE = "a".repeat(64);
const MEMBER = "member";
const lease = (file = FILE, member = MEMBER) => leaseUpload(fakeDeps(database.db), file, member);
const row = () => database.db.mediaUpload.findFirst();
const ready = { urn: "urn:li:video:1", readyIn: 0, pollIn: null };
/**
 * Ends a lease as if its holder had died a while ago. The next lease ends at another millisecond, as it does when the
 * time has really passed: by its end a process knows its lease.
 */
async function runOut() {
  await database.db.mediaUpload.updateMany({ data: { leasedUntil: new Date(Date.now() - 1000) } });
  await database.db.$queryRaw`select pg_sleep(0.002)::text`;
}

beforeEach(async () => {
  await database.db.mediaUrn.deleteMany();
  await database.db.mediaUpload.deleteMany();
});

test("guard upload-lease: one process at a time has the lease, and another file or member is free", async () => {
  const all = await Promise.all([lease(), lease(), lease(FILE, "another"), lease("b".repeat(64))]);
  expect(all.slice(0, 2).filter(Boolean)).toHaveLength(1);
  expect(all.slice(2).every(Boolean)).toBe(true);
  for (const one of all) await one?.discard();
});

test("the lease of a dead process runs out, and the next process continues from its state", async () => {
  const dead = (await lease())!;
  await dead.save("part 3");
  await runOut();
  const next = (await lease())!;
  expect(next.saved).toBe("part 3");
  await next.discard();
});

test("the saved state is sealed for this file and member", async () => {
  const one = (await lease())!;
  await one.save("https://www.linkedin.com/dms-uploads/secret");
  expect((await row())!.state).toMatch(new RegExp(`^media_uploads/${FILE}/${MEMBER}:`));
  await one.discard();
});

test("saving renews the lease", async () => {
  const one = (await lease())!;
  await one.save("x");
  await new Promise((resolve) => setTimeout(resolve, 20));
  const before = (await row())!.leasedUntil;
  await one.save("y");
  expect((await row())!.leasedUntil.getTime()).toBeGreaterThan(before.getTime());
  expect((await row())!.leasedUntil.getTime()).toBeGreaterThan(Date.now() + TIMING.uploadLease - 5_000);
  await one.discard();
});

test("guard upload-save: a process that lost the lease saves nothing, and gets an error", async () => {
  const old = (await lease())!;
  await runOut();
  const next = (await lease())!;
  await next.save("new");
  await expect(old.save("old")).rejects.toMatchObject({ why: "taken" });
  await expect(old.save("old")).rejects.toMatchObject({ why: "taken" });
  await old.release(0);
  await old.discard();
  await next.save("newer");
  await next.discard();
});

test("guard upload-complete: a process that lost the lease does not store its URN", async () => {
  const old = (await lease())!;
  await runOut();
  const next = (await lease())!;
  await old.complete(ready);
  expect(await database.db.mediaUrn.count()).toBe(0);
  await next.complete({ ...ready, urn: "urn:li:video:2" });
  expect(await database.db.mediaUrn.findMany()).toMatchObject([{ urn: "urn:li:video:2" }]);
});

test("guard upload-once: a file that LinkedIn has is not uploaded by a process with an old row", async () => {
  const one = (await lease())!;
  await one.complete(ready);
  expect(await lease()).toBeNull();
});

test("a lease released without a pause is free at that instant", async () => {
  for (let time = 0; time < 12; time++)
    // A transaction has one instant, in microseconds, from its first statement to its last.
    await database.db.$transaction(async (db) => {
      const deps = { ...fakeDeps(database.db), db: db as typeof database.db };
      await (await leaseUpload(deps, FILE, MEMBER))!.release(0);
      const next = await leaseUpload(deps, FILE, MEMBER);
      expect(next).not.toBeNull();
      await next!.discard();
    });
});

test("a state that cannot be opened costs a new upload, no more", async () => {
  const one = (await lease())!;
  await one.save("x");
  await one.release(0);
  const deps = fakeDeps(database.db);
  deps.vault = {
    ...deps.vault,
    open: () => {
      throw new Error("unknown key");
    },
  };
  const next = (await leaseUpload(deps, FILE, MEMBER))!;
  expect(next.saved).toBeNull();
  await next.discard();
});

async function filmDue() {
  const { user, post } = await duePost(database.db, { scheduledAt: new Date(Date.now() + 60_000) });
  await createMedia(database.db, user, { postId: post.id, kind: "video", mimeType: "video/mp4" });
  return post;
}

test("one of three processes that prepare the same post uploads, and the others wait", async () => {
  const post = await filmDue();
  const others: Promise<Awaited<ReturnType<typeof preparePosts>>>[] = [];
  const deps = fakeDeps(database.db, {
    upload: async () => {
      for (let i = 0; i < 2; i++) others.push(preparePosts(deps, [post.id]));
      await Promise.all(others);
      return { kind: "uploaded", urn: "urn:li:video:1", state: "ready" };
    },
  });
  const { due } = await preparePosts(deps, [post.id]);
  expect(due).toHaveLength(1);
  expect(deps.uploads).toHaveLength(1);
  for (const other of await Promise.all(others)) {
    expect(other.due).toEqual([]);
    expect(other.wait).not.toBeNull();
  }
});

test("an upload pauses when its slice is over, and the next call continues from the saved state", async () => {
  const post = await filmDue();
  let now = Date.now();
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  const seen: (string | null)[] = [];
  const upload = async (_file: unknown, { saved, save }: UploadProgress) => {
    seen.push(saved);
    for (let part = Number(saved ?? 0) + 1; part <= 4; part++) {
      now += TIMING.uploadSlice / 2;
      await save(String(part));
    }
    return { kind: "uploaded", urn: "urn:li:video:1", state: "ready" } as const;
  };
  const deps = fakeDeps(database.db, { upload, clock });
  expect(await preparePosts(deps, [post.id])).toEqual({ wait: 0, due: [] });
  expect(await preparePosts(deps, [post.id])).toEqual({ wait: 0, due: [] });
  expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [post.id] });
  expect(seen).toEqual([null, "2", "4"]);
});

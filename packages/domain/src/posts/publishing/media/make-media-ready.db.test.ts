import { createMedia } from "@takt/db/testing/factories/create-media";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { duePost } from "../../../testing/due-post";
import { fakeDeps } from "../../../testing/fake-deps";
import { readyMedia } from "../../../testing/ready-media";
import { TIMING } from "../../model/publish-timing";
import type { LookOutcome, UploadOutcome } from "../../ports/publisher";
import { findUnpreparedPosts } from "../find-unprepared-posts";
import { preparePosts } from "../prepare-posts";

const database = useTestDatabase();
const MINUTE = 60_000;
const soon = (ms: number) => new Date(Date.now() + ms);
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });
const urns = () => database.db.mediaUrn.findMany();

beforeEach(async () => {
  await database.db.post.deleteMany();
  await database.db.mediaUrn.deleteMany();
  await database.db.mediaUpload.deleteMany();
  await database.db.linkedinCalls.deleteMany();
});

/** A post that is due in `ms`, with one file. */
async function postWith(file: Partial<Parameters<typeof createMedia>[2]> = {}, ms = 5 * MINUTE) {
  const { user, post } = await duePost(database.db, { scheduledAt: soon(ms) });
  return { user, post, file: await createMedia(database.db, user, { postId: post.id, ...file }) };
}

const VIDEO = { kind: "video", mimeType: "video/mp4", fileName: "film.mp4" } as const;
const uploaded = (state: "ready" | "processing" | "unreadable", urn = "urn:li:video:1"): UploadOutcome => ({
  kind: "uploaded",
  urn,
  state,
});
/** The time of the next look has come. */
const lookNow = () => database.db.mediaUrn.updateMany({ data: { lookAt: soon(-1000) } });

describe("uploading", () => {
  test("ready at once: remembered by file and member, nothing left to do", async () => {
    const { user, post, file } = await postWith();
    const deps = fakeDeps(database.db);
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [] });
    expect(await urns()).toMatchObject([
      { sha256: file.sha256, memberSub: user.linkedinProfileId, readyAt: expect.any(Date), lookAt: null },
    ]);
    expect(await database.db.mediaUpload.count()).toBe(0);
    expect(await findUnpreparedPosts(database)).toEqual([]);
    await preparePosts(deps, [post.id]);
    expect(deps.uploads).toHaveLength(1);
  });

  test("the same file in two posts, and twice in one, is uploaded once", async () => {
    const { user, post, file } = await postWith();
    await createMedia(database.db, user, { postId: post.id, position: 1, sha256: file.sha256 });
    const other = await duePost(database.db, { scheduledAt: soon(MINUTE) }, user);
    await createMedia(database.db, user, { postId: other.post.id, sha256: file.sha256 });
    const deps = fakeDeps(database.db);
    await preparePosts(deps, [post.id]);
    await preparePosts(deps, [other.post.id]);
    expect(deps.uploads).toHaveLength(1);
  });

  test("a post near its time is handed on when its media is ready", async () => {
    const { post } = await postWith({}, 30_000);
    expect((await preparePosts(fakeDeps(database.db), [post.id])).due).toEqual([post.id]);
  });

  test.each([
    ["media_rejected", "bad file"],
    ["refused", "Not enough permissions"],
  ] as const)("refused (%s): the post fails and says so", async (reason, words) => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "refused", reason, words }) });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [] });
    expect(await read(post.id)).toMatchObject({ status: "failed", reason, reasonWords: words });
    expect(await database.db.mediaUpload.count()).toBe(0);
  });

  test("guard media-version: a refused file does not fail a post that was changed meanwhile", async () => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, {
      upload: async () => {
        await database.db.post.update({ where: { id: post.id }, data: { version: { increment: 1 } } });
        return { kind: "refused", reason: "media_rejected" };
      },
    });
    await preparePosts(deps, [post.id]);
    expect(await read(post.id)).toMatchObject({ status: "scheduled" });
  });

  test("unauthorized: the connection ends, the post is held back by it", async () => {
    const { user, post } = await postWith();
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "unauthorized", why: "revoked" }) });
    expect((await preparePosts(deps, [post.id])).wait).toBeNull();
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "invalid",
    });
    expect((await read(post.id)).status).toBe("scheduled");
  });

  test("limited until tomorrow: put off with the reason; past its limit it fails with it", async () => {
    const { post } = await postWith();
    const until = soon(60 * MINUTE);
    await preparePosts(fakeDeps(database.db, { upload: () => ({ kind: "limited", until }) }), [post.id]);
    expect(await read(post.id)).toMatchObject({
      status: "scheduled",
      dueAt: until,
      reason: "limit_reached",
    });
    const late = await postWith();
    const tomorrow = soon(13 * 60 * MINUTE);
    await preparePosts(fakeDeps(database.db, { upload: () => ({ kind: "limited", until: tomorrow }) }), [
      late.post.id,
    ]);
    expect(await read(late.post.id)).toMatchObject({ status: "failed", reason: "limit_reached" });
  });

  test("LinkedIn is away: tried again sooner the nearer its time is, nothing is said ahead of it", async () => {
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "unavailable" }) });
    const far = await postWith({}, 20 * MINUTE);
    const near = await postWith({}, MINUTE);
    const { wait: long } = await preparePosts(deps, [far.post.id]);
    const { wait: short } = await preparePosts(deps, [near.post.id]);
    expect(long).toBeGreaterThan(4 * MINUTE);
    expect(short).toBeLessThanOrEqual(15_000);
    expect(await read(far.post.id)).toMatchObject({ reason: null, dueAt: far.post.dueAt });
    // Nobody tries before that.
    expect(await findUnpreparedPosts(database)).toEqual([]);
  });

  test("a file that storage does not have whole is not sent, and the others are", async () => {
    const { user, post } = await postWith();
    await createMedia(database.db, user, { postId: post.id, position: 1, bytes: 5n });
    const taken: number[] = [];
    const deps = fakeDeps(database.db, {
      upload: async (file) => {
        (await file.open()).destroy();
        taken.push(file.bytes);
        return uploaded("ready", "urn:li:image:9");
      },
    });
    await expect(preparePosts(deps, [post.id])).rejects.toThrow(/has 5 bytes, not 1024/);
    expect(taken).toEqual([5]);
  });
});

describe("at its time", () => {
  test("what is not ready is held and says why, then goes out at once", async () => {
    let state: LookOutcome["kind"] = "processing";
    const { post } = await postWith(VIDEO, -1000);
    const deps = fakeDeps(database.db, {
      upload: () => uploaded("processing"),
      look: () => ({ kind: state }) as LookOutcome,
    });
    const first = await preparePosts(deps, [post.id]);
    expect(first).toEqual({ wait: TIMING.look1, due: [] });
    const held = await read(post.id);
    expect(held).toMatchObject({ status: "scheduled", reason: "media_unready" });
    expect(held.dueAt!.getTime()).toBeGreaterThan(Date.now() + 50_000);
    state = "ready";
    await lookNow();
    await database.db.post.updateMany({ data: { dueAt: soon(5 * MINUTE) } });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [post.id] });
    expect((await read(post.id)).dueAt!.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await read(post.id)).reason).toBeNull();
  });

  test("unreachable for six hours: failed", async () => {
    const { post } = await postWith({}, -6 * 60 * MINUTE);
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "unavailable", words: "no route" }) });
    await preparePosts(deps, [post.id]);
    expect(await read(post.id)).toMatchObject({
      status: "failed",
      reason: "unreachable",
      reasonWords: "no route",
    });
  });

  test("guard hold-version: a post that was changed meanwhile keeps its new time", async () => {
    const { post } = await postWith(VIDEO, -1000);
    const deps = fakeDeps(database.db, {
      upload: async () => {
        await database.db.post.update({ where: { id: post.id }, data: { version: { increment: 1 } } });
        return uploaded("processing");
      },
    });
    await preparePosts(deps, [post.id]);
    expect(await read(post.id)).toMatchObject({ dueAt: post.dueAt, reason: null });
  });

  test("guard bring-forward: a post put off for another reason stays so", async () => {
    const { user, post } = await duePost(database.db, { reason: "limit_reached", dueAt: soon(MINUTE) });
    const file = await readyMedia(database.db, user, { postId: post.id });
    await database.db.mediaUrn.updateMany({ data: { readyAt: null, lookAt: soon(-1000) } });
    await preparePosts(fakeDeps(database.db), [post.id]);
    expect((await urns())[0]).toMatchObject({ urn: file.urn, readyAt: expect.any(Date) });
    expect(await read(post.id)).toMatchObject({ reason: "limit_reached" });
    expect((await read(post.id)).dueAt!.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });
});

describe("looking", () => {
  /** A video that LinkedIn has and whose next look is due. */
  async function processing(ms = 5 * MINUTE, file: Parameters<typeof postWith>[0] = VIDEO) {
    const all = await postWith(file, ms);
    await preparePosts(fakeDeps(database.db, { upload: () => uploaded("processing") }), [all.post.id]);
    await lookNow();
    return all;
  }
  async function lookWith(outcome: LookOutcome, postId: string) {
    const deps = fakeDeps(database.db, { look: () => outcome });
    return { deps, prepared: await preparePosts(deps, [postId]), urn: (await urns())[0] };
  }

  test("still processing: later, after pauses that double; near its time none is longer than what is left", async () => {
    const { post } = await processing(9 * MINUTE);
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const { prepared } = await lookWith({ kind: "processing" }, post.id);
      waits.push(Math.round(prepared.wait! / 1000));
      await lookNow();
    }
    expect(waits).toEqual([4, 8, 16, 32]);
    await database.db.post.updateMany({ data: { dueAt: soon(10_000) } });
    const { prepared } = await lookWith({ kind: "processing" }, post.id);
    expect(prepared.wait).toBeLessThanOrEqual(10_000);
  });

  test("guard look-once: two processes at the same time look once", async () => {
    const { post } = await processing();
    const deps = fakeDeps(database.db, { look: () => ({ kind: "processing" }) });
    await Promise.all([preparePosts(deps, [post.id]), preparePosts(deps, [post.id])]);
    expect(deps.looks).toHaveLength(1);
    await preparePosts(deps, [post.id]);
    expect(deps.looks).toHaveLength(1);
  });

  test("a look counts among the member's calls; without any left the fixed time is waited", async () => {
    const { post, user } = await processing();
    await lookWith({ kind: "processing" }, post.id);
    expect(await database.db.linkedinCalls.findMany()).toMatchObject([
      { memberSub: user.linkedinProfileId, calls: 1 },
    ]);
    await database.db.linkedinCalls.updateMany({ data: { calls: 150 } });
    await lookNow();
    const { deps, urn } = await lookWith({ kind: "processing" }, post.id);
    expect(deps.looks).toEqual([]);
    expect(urn!.readyAt!.getTime()).toBe(urn!.uploadedAt.getTime() + TIMING.mediaUnreadable.video);
  });

  test.each(["image", "video", "document"] as const)(
    "a token that may not look: a %s is taken as ready a fixed time after its upload",
    async (kind) => {
      const { post } = await processing(5 * MINUTE, { ...VIDEO, kind });
      const { urn, deps } = await lookWith({ kind: "unreadable" }, post.id);
      expect(urn!.readyAt!.getTime()).toBe(urn!.uploadedAt.getTime() + TIMING.mediaUnreadable[kind]);
      expect((await preparePosts(deps, [post.id])).wait).toBeGreaterThan(10_000);
      expect(deps.looks).toHaveLength(1);
      await database.db.mediaUrn.updateMany({ data: { readyAt: soon(-10) } });
      expect((await preparePosts(deps, [post.id])).wait).toBeNull();
    },
  );

  test("the same when the upload says it", async () => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, { upload: () => uploaded("unreadable") });
    expect((await preparePosts(deps, [post.id])).wait).toBe(TIMING.mediaUnreadable.image);
    expect((await urns())[0]!.readyAt!.getTime()).toBeGreaterThan(Date.now() + 10_000);
    expect(deps.looks).toEqual([]);
  });

  test("processing failed: the post fails of it, the URN is forgotten", async () => {
    const { post } = await processing();
    await lookWith({ kind: "refused", words: "Video must last 3 seconds" }, post.id);
    expect(await read(post.id)).toMatchObject({
      status: "failed",
      reason: "media_rejected",
      reasonWords: "Video must last 3 seconds",
    });
    expect(await urns()).toEqual([]);
  });

  test.each(["gone", "waiting"] as const)(
    "%s: believed at the third look, then uploaded anew",
    async (kind) => {
      const { post } = await processing();
      for (let i = 0; i < 3; i++) {
        expect(await urns()).toHaveLength(1);
        await lookWith({ kind }, post.id);
        await lookNow();
      }
      expect(await urns()).toEqual([]);
      const deps = fakeDeps(database.db);
      await preparePosts(deps, [post.id]);
      expect(deps.uploads).toHaveLength(1);
    },
  );

  test("no answer: later; of a video at its time the create itself will tell", async () => {
    const { post } = await processing();
    expect((await lookWith({ kind: "unavailable" }, post.id)).urn!.readyAt).toBeNull();
    await lookNow();
    await database.db.post.updateMany({ data: { dueAt: soon(-1000) } });
    expect((await lookWith({ kind: "unavailable" }, post.id)).prepared.due).toEqual([post.id]);
    // A picture that is too early would be lost unseen.
    await database.db.media.updateMany({ data: { kind: "image" } });
    await database.db.mediaUrn.updateMany({ data: { readyAt: null, lookAt: soon(-1000) } });
    expect((await lookWith({ kind: "unavailable" }, post.id)).prepared.due).toEqual([]);
  });

  test("unauthorized: the connection ends", async () => {
    const { post, user } = await processing();
    await lookWith({ kind: "unauthorized", why: "expired" }, post.id);
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "invalid",
    });
  });

  const replace = () => database.db.mediaUrn.updateMany({ data: { urn: "urn:li:video:new", readyAt: null } });

  test("guard look-urn: a look at an old URN does not make the new one ready", async () => {
    const { post } = await processing();
    const deps = fakeDeps(database.db, {
      look: async () => {
        await replace();
        return { kind: "ready" };
      },
    });
    await preparePosts(deps, [post.id]);
    expect((await urns())[0]).toMatchObject({ urn: "urn:li:video:new", readyAt: null });
  });

  test("guard forget-urn: an old URN that is refused does not take the new one along", async () => {
    const { post } = await processing();
    const deps = fakeDeps(database.db, {
      look: async () => {
        await replace();
        return { kind: "refused" };
      },
    });
    await preparePosts(deps, [post.id]);
    expect(await urns()).toHaveLength(1);
  });
});

describe("the sweep finds", () => {
  const found = async () => (await findUnpreparedPosts(database)).flatMap(({ postIds }) => postIds);

  test("pictures ten minutes ahead, videos and documents half an hour", async () => {
    await postWith({}, 15 * MINUTE);
    const picture = await postWith({}, 9 * MINUTE);
    const film = await postWith(VIDEO, 25 * MINUTE);
    const deck = await postWith({ kind: "document" }, 28 * MINUTE);
    await postWith(VIDEO, 35 * MINUTE);
    expect(await found()).toEqual([picture.post.id, film.post.id, deck.post.id]);
  });

  test("what is to be looked at, not what another uploads or what is to be looked at later", async () => {
    const { post } = await postWith(VIDEO);
    const deps = fakeDeps(database.db, { upload: () => uploaded("processing") });
    await preparePosts(deps, [post.id]);
    expect(await found()).toEqual([]);
    await lookNow();
    expect(await found()).toEqual([post.id]);
    const other = await postWith();
    await database.db.mediaUpload.create({
      data: {
        sha256: other.file.sha256,
        memberSub: other.user.linkedinProfileId!,
        leasedUntil: soon(MINUTE),
      },
    });
    expect(await found()).toEqual([post.id]);
  });

  test("each member's apart, 25 at once", async () => {
    const { user } = await postWith();
    for (let i = 0; i < 26; i++) {
      const { post } = await duePost(database.db, { scheduledAt: soon(MINUTE + i) }, user);
      await createMedia(database.db, user, { postId: post.id });
    }
    await postWith();
    const groups = await findUnpreparedPosts(database);
    expect(groups.map(({ postIds }) => postIds.length).toSorted((a, b) => b - a)).toEqual([25, 2, 1]);
  });
});

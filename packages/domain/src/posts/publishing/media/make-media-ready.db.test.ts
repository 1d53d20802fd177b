import { createMedia } from "@takt/db/testing/factories/create-media";
import { describe, expect, test } from "vitest";
import { duePost } from "../../../testing/due-post";
import { fakeDeps } from "../../../testing/fake-deps";
import { readyMedia } from "../../../testing/ready-media";
import { MINUTE, soon, uploaded, useMediaTrial, VIDEO } from "../../../testing/use-media-trial";
import { TIMING } from "../../model/publish-timing";
import type { LookOutcome } from "../../ports/publisher";
import { findUnpreparedPosts } from "../find-unprepared-posts";
import { holdPost } from "../hold-post";
import { preparePosts } from "../prepare-posts";

const { database, postWith, read, urns, lookNow } = useMediaTrial();

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
    expect(first).toEqual({ wait: TIMING.firstLook, due: [] });
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

  test("while it is uploaded, too: it is held and not simply late", async () => {
    const { post } = await postWith(VIDEO, -1000);
    let meanwhile: unknown;
    const deps = fakeDeps(database.db, {
      upload: async () => {
        meanwhile = await read(post.id);
        return uploaded("ready");
      },
    });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [post.id] });
    expect(meanwhile).toMatchObject({ status: "scheduled", reason: "media_unready" });
    expect(await read(post.id)).toMatchObject({ reason: null, reasonWords: null });
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
    const held = { until: soon(MINUTE), reason: "media_unready", words: null } as const;
    await database.db.post.update({ where: { id: post.id }, data: { version: { increment: 1 } } });
    await holdPost(database, post, held);
    expect(await read(post.id)).toMatchObject({ dueAt: post.dueAt, reason: null });
    await holdPost(database, await read(post.id), held);
    expect(await read(post.id)).toMatchObject({ dueAt: held.until, reason: "media_unready" });
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

describe("a token that no key of ours opens", () => {
  const vault = {
    seal: () => "sealed",
    open: () => {
      throw new Error("unknown key k9");
    },
  };

  test("before its time nothing is sent, and nothing said yet", async () => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, { vault });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [] });
    expect(deps.uploads).toEqual([]);
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: null });
  });

  test("at its time the post says so, and goes on once the key is there", async () => {
    const { post } = await postWith({}, -1000);
    await preparePosts(fakeDeps(database.db, { vault }), [post.id]);
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: "token_unreadable" });
    expect(await preparePosts(fakeDeps(database.db), [post.id])).toMatchObject({ due: [post.id] });
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: null });
  });

  test("at its limit it fails of that, not of being missed", async () => {
    const { post } = await postWith({}, -1000);
    await database.db.post.update({ where: { id: post.id }, data: { expiresAt: soon(30_000) } });
    await preparePosts(fakeDeps(database.db, { vault }), [post.id]);
    expect(await read(post.id)).toMatchObject({ status: "failed", reason: "token_unreadable" });
  });
});

test("all versions of LinkedIn's API retired: the post says so at its time", async () => {
  const { post } = await postWith({}, -1000);
  const upload = () => ({ kind: "unavailable", why: "version_retired", status: 426 }) as const;
  await preparePosts(fakeDeps(database.db, { upload }), [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: "version_retired" });
});

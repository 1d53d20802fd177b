import { createMedia } from "@takt/db/testing/factories/create-media";
import { describe, expect, test } from "vitest";
import { duePost, readyMedia } from "@takt/domain/testing/post-fixtures";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { MINUTE, soon, uploaded, useMediaHarness, VIDEO } from "@takt/domain/testing/use-media-harness";
import { TIMING } from "../../model/publish-timing";
import type { MediaStatus } from "../../ports/publisher";
import { findUnpreparedPosts } from "../find-unprepared-posts";
import { deferPost } from "./defer-post";
import { preparePosts } from "../prepare-posts";

const { database, postWith, read, urns, makePollDue } = useMediaHarness();

describe("uploading", () => {
  test("a file that is ready at once is stored by file and member, and nothing is left to do", async () => {
    const { user, post, file } = await postWith();
    const deps = fakeDeps(database.db);
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [] });
    expect(await urns()).toMatchObject([
      { sha256: file.sha256, memberSub: user.linkedinProfileId, readyAt: expect.any(Date), nextPollAt: null },
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

  test("a post near its time is due when its media is ready", async () => {
    const { post } = await postWith({}, 30_000);
    expect((await preparePosts(fakeDeps(database.db), [post.id])).due).toEqual([post.id]);
  });

  test.each([
    ["media_rejected", "bad file"],
    ["refused", "Not enough permissions"],
  ] as const)("a post whose file is refused (%s) fails with the reason", async (reason, message) => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "refused", reason, message }) });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [] });
    expect(await read(post.id)).toMatchObject({ status: "failed", reason, reasonDetail: message });
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

  test("an unauthorized upload ends the connection, which holds the post back", async () => {
    const { user, post } = await postWith();
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "unauthorized", why: "revoked" }) });
    expect((await preparePosts(deps, [post.id])).wait).toBeNull();
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "invalid",
    });
    expect((await read(post.id)).status).toBe("scheduled");
  });

  test("a limited upload defers the post with the reason, or fails it past its limit", async () => {
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

  test("an unreachable LinkedIn is retried sooner near the post's time, and the post says nothing before it", async () => {
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "unavailable" }) });
    const far = await postWith({}, 20 * MINUTE);
    const near = await postWith({}, MINUTE);
    const { wait: long } = await preparePosts(deps, [far.post.id]);
    const { wait: short } = await preparePosts(deps, [near.post.id]);
    expect(long).toBeGreaterThan(4 * MINUTE);
    expect(short).toBeLessThanOrEqual(15_000);
    expect(await read(far.post.id)).toMatchObject({ reason: null, dueAt: far.post.dueAt });
    // No process tries before that.
    expect(await findUnpreparedPosts(database)).toEqual([]);
  });

  test("a file that storage does not have whole is not uploaded, and the others are", async () => {
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

describe("a post whose time has come", () => {
  test("a post that is not ready is deferred with the reason, then goes out at once", async () => {
    let state: MediaStatus["kind"] = "processing";
    const { post } = await postWith(VIDEO, -1000);
    const deps = fakeDeps(database.db, {
      upload: () => uploaded("processing"),
      getMediaStatus: () => ({ kind: state }) as MediaStatus,
    });
    const first = await preparePosts(deps, [post.id]);
    expect(first).toEqual({ wait: TIMING.firstPoll, due: [] });
    const held = await read(post.id);
    expect(held).toMatchObject({ status: "scheduled", reason: "media_unready" });
    expect(held.dueAt!.getTime()).toBeGreaterThan(Date.now() + 50_000);
    state = "ready";
    await makePollDue();
    await database.db.post.updateMany({ data: { dueAt: soon(5 * MINUTE) } });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [post.id] });
    expect((await read(post.id)).dueAt!.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await read(post.id)).reason).toBeNull();
  });

  test("a post whose file is being uploaded is deferred and not simply late", async () => {
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
    expect(await read(post.id)).toMatchObject({ reason: null, reasonDetail: null });
  });

  test("a post fails when LinkedIn is unreachable for six hours", async () => {
    const { post } = await postWith({}, -6 * 60 * MINUTE);
    const deps = fakeDeps(database.db, { upload: () => ({ kind: "unavailable", message: "no route" }) });
    await preparePosts(deps, [post.id]);
    expect(await read(post.id)).toMatchObject({
      status: "failed",
      reason: "unreachable",
      reasonDetail: "no route",
    });
  });

  test("guard defer-version: a post that was changed meanwhile keeps its new time", async () => {
    const { post } = await postWith(VIDEO, -1000);
    const held = { until: soon(MINUTE), reason: "media_unready", message: null } as const;
    await database.db.post.update({ where: { id: post.id }, data: { version: { increment: 1 } } });
    await deferPost(database, post, held);
    expect(await read(post.id)).toMatchObject({ dueAt: post.dueAt, reason: null });
    await deferPost(database, await read(post.id), held);
    expect(await read(post.id)).toMatchObject({ dueAt: held.until, reason: "media_unready" });
  });

  test("guard expedite-reason: a post deferred for another reason stays deferred", async () => {
    const { user, post } = await duePost(database.db, { reason: "limit_reached", dueAt: soon(MINUTE) });
    const file = await readyMedia(database.db, user, { postId: post.id });
    await database.db.mediaUrn.updateMany({ data: { readyAt: null, nextPollAt: soon(-1000) } });
    await preparePosts(fakeDeps(database.db), [post.id]);
    expect((await urns())[0]).toMatchObject({ urn: file.urn, readyAt: expect.any(Date) });
    expect(await read(post.id)).toMatchObject({ reason: "limit_reached" });
    expect((await read(post.id)).dueAt!.getTime()).toBeGreaterThan(Date.now() + 30_000);
  });
});

describe("posts that the sweep finds", () => {
  const found = async () => (await findUnpreparedPosts(database)).flatMap(({ postIds }) => postIds);

  test("images are found ten minutes ahead, videos and documents half an hour", async () => {
    await postWith({}, 15 * MINUTE);
    const picture = await postWith({}, 9 * MINUTE);
    const film = await postWith(VIDEO, 25 * MINUTE);
    const deck = await postWith({ kind: "document" }, 28 * MINUTE);
    await postWith(VIDEO, 35 * MINUTE);
    expect(await found()).toEqual([picture.post.id, film.post.id, deck.post.id]);
  });

  test("a file whose poll is due is found, but not one that another process uploads or whose poll is later", async () => {
    const { post } = await postWith(VIDEO);
    const deps = fakeDeps(database.db, { upload: () => uploaded("processing") });
    await preparePosts(deps, [post.id]);
    expect(await found()).toEqual([]);
    await makePollDue();
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

  test("the posts of each member are separate, at most 25 at once", async () => {
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

describe("a token that no configured key opens", () => {
  const vault = {
    seal: () => "sealed",
    open: () => {
      throw new Error("unknown key k9");
    },
  };

  test("nothing is sent before the post's time, and the post says nothing yet", async () => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, { vault });
    expect(await preparePosts(deps, [post.id])).toEqual({ wait: null, due: [] });
    expect(deps.uploads).toEqual([]);
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: null });
  });

  test("the post says so at its time, and goes out once the key is there", async () => {
    const { post } = await postWith({}, -1000);
    await preparePosts(fakeDeps(database.db, { vault }), [post.id]);
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: "token_unreadable" });
    expect(await preparePosts(fakeDeps(database.db), [post.id])).toMatchObject({ due: [post.id] });
    expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: null });
  });

  test("the post fails at its limit for that reason, not as missed", async () => {
    const { post } = await postWith({}, -1000);
    await database.db.post.update({ where: { id: post.id }, data: { expiresAt: soon(30_000) } });
    await preparePosts(fakeDeps(database.db, { vault }), [post.id]);
    expect(await read(post.id)).toMatchObject({ status: "failed", reason: "token_unreadable" });
  });
});

test("a post says at its time that all versions of LinkedIn's API are retired", async () => {
  const { post } = await postWith({}, -1000);
  const upload = () => ({ kind: "unavailable", why: "version_retired", status: 426 }) as const;
  await preparePosts(fakeDeps(database.db, { upload }), [post.id]);
  expect(await read(post.id)).toMatchObject({ status: "scheduled", reason: "version_retired" });
});

import { describe, expect, test } from "vitest";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { MINUTE, soon, uploaded, useMediaHarness, VIDEO } from "@takt/domain/testing/use-media-harness";
import { TIMING } from "../../model/publish-timing";
import type { MediaStatus } from "../../ports/publisher";
import { preparePosts } from "../prepare-posts";

const { database, postWith, read, urns, makePollDue } = useMediaHarness();

describe("polling", () => {
  /** A video that LinkedIn has and whose next poll is due. */
  async function processing(ms = 5 * MINUTE, file: Parameters<typeof postWith>[0] = VIDEO) {
    const all = await postWith(file, ms);
    await preparePosts(fakeDeps(database.db, { upload: () => uploaded("processing") }), [all.post.id]);
    await makePollDue();
    return all;
  }
  async function pollWith(outcome: MediaStatus, postId: string) {
    const deps = fakeDeps(database.db, { getMediaStatus: () => outcome });
    return { deps, prepared: await preparePosts(deps, [postId]), urn: (await urns())[0] };
  }

  test("polls of a file in processing have pauses that double, but never go beyond the post's time", async () => {
    const { post } = await processing(9 * MINUTE);
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const { prepared } = await pollWith({ kind: "processing" }, post.id);
      waits.push(Math.round(prepared.wait! / 1000));
      await makePollDue();
    }
    expect(waits).toEqual([4, 8, 16, 32]);
    await database.db.post.updateMany({ data: { dueAt: soon(10_000) } });
    const { prepared } = await pollWith({ kind: "processing" }, post.id);
    expect(prepared.wait).toBeLessThanOrEqual(10_000);
  });

  test("guard poll-once: two processes at the same time poll once", async () => {
    const { post } = await processing();
    const deps = fakeDeps(database.db, { getMediaStatus: () => ({ kind: "processing" }) });
    await Promise.all([preparePosts(deps, [post.id]), preparePosts(deps, [post.id])]);
    expect(deps.polls).toHaveLength(1);
    await preparePosts(deps, [post.id]);
    expect(deps.polls).toHaveLength(1);
  });

  test("a poll counts toward the member's quota, and without quota the fixed time is waited", async () => {
    const { post, user } = await processing();
    await pollWith({ kind: "processing" }, post.id);
    expect(await database.db.linkedinCalls.findMany()).toMatchObject([
      { memberSub: user.linkedinProfileId, calls: 1 },
    ]);
    await database.db.linkedinCalls.updateMany({ data: { calls: 150 } });
    await makePollDue();
    const { deps, urn } = await pollWith({ kind: "processing" }, post.id);
    expect(deps.polls).toEqual([]);
    expect(urn!.readyAt!.getTime()).toBe(urn!.uploadedAt.getTime() + TIMING.mediaUnreadable.video);
  });

  test.each(["image", "video", "document"] as const)(
    "with a token that may not read the status a %s counts as ready a fixed time after its upload",
    async (kind) => {
      const { post } = await processing(5 * MINUTE, { ...VIDEO, kind });
      const { urn, deps } = await pollWith({ kind: "unreadable" }, post.id);
      expect(urn!.readyAt!.getTime()).toBe(urn!.uploadedAt.getTime() + TIMING.mediaUnreadable[kind]);
      expect((await preparePosts(deps, [post.id])).wait).toBeGreaterThan(10_000);
      expect(deps.polls).toHaveLength(1);
      await database.db.mediaUrn.updateMany({ data: { readyAt: soon(-10) } });
      expect((await preparePosts(deps, [post.id])).wait).toBeNull();
    },
  );

  test("a file whose upload finds the status unreadable is ready after the fixed time, too", async () => {
    const { post } = await postWith();
    const deps = fakeDeps(database.db, { upload: () => uploaded("unreadable") });
    expect((await preparePosts(deps, [post.id])).wait).toBe(TIMING.mediaUnreadable.image);
    expect((await urns())[0]!.readyAt!.getTime()).toBeGreaterThan(Date.now() + 10_000);
    expect(deps.polls).toEqual([]);
  });

  test("failed processing fails the post and deletes the URN", async () => {
    const { post } = await processing();
    await pollWith({ kind: "refused", message: "Video must last 3 seconds" }, post.id);
    expect(await read(post.id)).toMatchObject({
      status: "failed",
      reason: "media_rejected",
      reasonDetail: "Video must last 3 seconds",
    });
    expect(await urns()).toEqual([]);
  });

  test.each(["gone", "waiting"] as const)(
    "the status %s is believed at the third poll, then the file is uploaded again",
    async (kind) => {
      const { post } = await processing();
      for (let i = 0; i < 3; i++) {
        expect(await urns()).toHaveLength(1);
        await pollWith({ kind }, post.id);
        await makePollDue();
      }
      expect(await urns()).toEqual([]);
      const deps = fakeDeps(database.db);
      await preparePosts(deps, [post.id]);
      expect(deps.uploads).toHaveLength(1);
    },
  );

  test("a poll without an answer is repeated, but a video at its time is left to the create call", async () => {
    const { post } = await processing();
    expect((await pollWith({ kind: "unavailable" }, post.id)).urn!.readyAt).toBeNull();
    await makePollDue();
    await database.db.post.updateMany({ data: { dueAt: soon(-1000) } });
    expect((await pollWith({ kind: "unavailable" }, post.id)).prepared.due).toEqual([post.id]);
    // An image that is sent too early would be lost silently.
    await database.db.media.updateMany({ data: { kind: "image" } });
    await database.db.mediaUrn.updateMany({ data: { readyAt: null, nextPollAt: soon(-1000) } });
    expect((await pollWith({ kind: "unavailable" }, post.id)).prepared.due).toEqual([]);
  });

  test("an unauthorized poll ends the connection", async () => {
    const { post, user } = await processing();
    await pollWith({ kind: "unauthorized", why: "expired" }, post.id);
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "invalid",
    });
  });

  const replace = () => database.db.mediaUrn.updateMany({ data: { urn: "urn:li:video:new", readyAt: null } });

  test("guard poll-urn: a poll of an old URN does not make the new one ready", async () => {
    const { post } = await processing();
    const deps = fakeDeps(database.db, {
      getMediaStatus: async () => {
        await replace();
        return { kind: "ready" };
      },
    });
    await preparePosts(deps, [post.id]);
    expect((await urns())[0]).toMatchObject({ urn: "urn:li:video:new", readyAt: null });
  });

  test("guard invalidate-urn: a refused old URN does not delete the new one", async () => {
    const { post } = await processing();
    const deps = fakeDeps(database.db, {
      getMediaStatus: async () => {
        await replace();
        return { kind: "refused" };
      },
    });
    await preparePosts(deps, [post.id]);
    expect(await urns()).toHaveLength(1);
  });
});

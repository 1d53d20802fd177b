import { describe, expect, test } from "vitest";
import { fakeDeps } from "../../../testing/fake-deps";
import { MINUTE, soon, uploaded, useMediaTrial, VIDEO } from "../../../testing/use-media-trial";
import { TIMING } from "../../model/publish-timing";
import type { LookOutcome } from "../../ports/publisher";
import { preparePosts } from "../prepare-posts";

const { database, postWith, read, urns, lookNow } = useMediaTrial();

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

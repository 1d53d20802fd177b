import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { addManyToQueue } from "../../slots/add-many-to-queue";
import { fakeDeps } from "../../testing/fake-deps";
import { toActor } from "../../testing/to-actor";
import { updatePost } from "../update-post";
import { createPostInput } from "../../testing/post-fixtures";
import { POST_STATUSES } from "../model/post-transitions";
import { wallInstants } from "../model/publish-slot";
import { bulkRefs, moveInput } from "../model/bulk-input";
import { deletePosts, restorePosts, retryPosts, unschedulePosts } from "./change-posts";
import { movePosts, schedulePosts } from "./move-posts";
import type { BulkOutcome } from "../model/bulk-outcome";

const database = useTestDatabase({ max: 12 });
/** A Friday; the clocks of Berlin go forward on 28 March 2027 at 2:00 and back on 31 October at 3:00. */
const NOW = "2027-03-26T12:00:00Z";
const ZONE = "Europe/Berlin";

const deps = () =>
  fakeDeps(database.db, { clock: { now: () => Date.parse(NOW), sleep: () => Promise.resolve() } });

async function make(overrides: Parameters<typeof createUser>[1] = {}) {
  const user = await createUser(database.db, overrides);
  const add = (columns: Partial<Prisma.PostUncheckedCreateInput> = {}) =>
    createPost(database.db, user, columns);
  /** A post that is scheduled for a wall time of Berlin. */
  const plan = (wall: string, pick: "earlier" | "later" = "earlier") =>
    add({
      status: "scheduled",
      scheduledAt: wallInstants(wall, ZONE)![pick],
      scheduledWall: wall,
      scheduledZone: ZONE,
    });
  return { user, actor: toActor(user), add, plan };
}
const toRef = ({ id, version }: { id: string; version: number }) => ({ id, version });
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });
const codes = (outcomes: BulkOutcome[]) =>
  outcomes.map((outcome) => (outcome.kind === "done" ? "done" : outcome.code));

describe("moving", () => {
  test("each post keeps its time of day, also over a change of the clocks, and Undo brings it back", async () => {
    const { actor, plan } = await make();
    const posts = [await plan("2027-03-27T09:00"), await plan("2027-04-01T18:30")];
    const moved = await movePosts(deps(), actor, { refs: posts.map(toRef), days: 2, direction: "later" });
    expect(codes(moved)).toEqual(["done", "done"]);
    const rows = await Promise.all(posts.map(({ id }) => read(id)));
    expect(rows.map(({ scheduledWall }) => scheduledWall)).toEqual(["2027-03-29T09:00", "2027-04-03T18:30"]);
    // An hour less than two days, as the clocks go forward between them.
    expect(rows[0]!.scheduledAt!.getTime() - posts[0]!.scheduledAt!.getTime()).toBe(47 * 3_600_000);
    expect(rows[0]!.dueAt).toEqual(rows[0]!.scheduledAt);
    const back = moved.flatMap((one) =>
      one.kind === "done" ? [{ ref: { id: one.id, version: one.version }, slot: one.before.slot! }] : [],
    );
    expect(codes(await schedulePosts(deps(), actor, back))).toEqual(["done", "done"]);
    for (const post of posts) expect(await read(post.id)).toMatchObject({ scheduledAt: post.scheduledAt });
  });

  test("a time that the clocks skip is refused, and the others are moved", async () => {
    const { actor, plan } = await make();
    const [skipped, other] = [await plan("2027-03-27T02:30"), await plan("2027-03-27T04:00")];
    const outcomes = await movePosts(deps(), actor, {
      refs: [skipped, other].map(toRef),
      days: 1,
      direction: "later",
    });
    expect(codes(outcomes)).toEqual(["slot_missing", "done"]);
    expect(await read(skipped.id)).toEqual(skipped);
  });

  test("of a time that exists twice Undo takes the one that was meant", async () => {
    const { actor, plan } = await make();
    const post = await plan("2027-10-31T02:30", "later");
    const [moved] = await movePosts(deps(), actor, { refs: [toRef(post)], days: 1, direction: "later" });
    expect(moved).toMatchObject({ before: { slot: { pick: "later" } } });
    if (moved?.kind !== "done") throw new Error("not moved");
    const ref = { id: moved.id, version: moved.version };
    await schedulePosts(deps(), actor, [{ ref, slot: moved.before.slot! }]);
    expect((await read(post.id)).scheduledAt).toEqual(post.scheduledAt);
  });

  test("a post that would be in the past is refused", async () => {
    const { actor, plan } = await make();
    const post = await plan("2027-03-27T09:00");
    expect(
      codes(await movePosts(deps(), actor, { refs: [toRef(post)], days: 2, direction: "earlier" })),
    ).toEqual(["slot_in_past"]);
  });

  test.each(POST_STATUSES.filter((status) => status !== "scheduled"))(
    "a %s post is not moved",
    async (status) => {
      const { actor, add } = await make();
      const post = await add({ status });
      const outcomes = await movePosts(deps(), actor, { refs: [toRef(post)], days: 1, direction: "later" });
      expect(outcomes).toEqual([{ kind: "refused", id: post.id, code: "post_not_in_state", status }]);
      expect(await read(post.id)).toEqual(post);
    },
  );
});

describe("what is not the actor's, or not as they saw it", () => {
  test("another user's posts answer like missing ones, and change nothing", async () => {
    const [own, other] = [await make(), await make()];
    const [mine, theirs] = [await own.plan("2027-04-01T09:00"), await other.plan("2027-04-01T09:00")];
    const refs = [toRef(theirs), { id: randomUUID(), version: 1 }, toRef(mine)];
    const outcomes = await movePosts(deps(), own.actor, { refs, days: 1, direction: "later" });
    expect(codes(outcomes)).toEqual(["post_not_found", "post_not_found", "done"]);
    expect(await read(theirs.id)).toEqual(theirs);
    await expect(deletePosts(deps(), own.actor, [toRef(theirs)])).rejects.toMatchObject({
      code: "post_not_found",
    });
    const elsewhere = { ...own.actor, workspaceId: other.actor.workspaceId };
    await expect(unschedulePosts(deps(), elsewhere, [toRef(mine)])).rejects.toMatchObject({
      code: "post_not_found",
    });
  });

  test("a post that was changed since is refused, and one that is claimed meanwhile is left to its claim", async () => {
    const { actor, add, plan } = await make();
    const [stale, claimed] = [await plan("2027-04-01T09:00"), await add({ status: "publishing" })];
    await updatePost(deps(), actor, toRef(stale), createPostInput({ content: "Changed elsewhere" }));
    for (const run of [unschedulePosts, deletePosts])
      expect(codes(await run(deps(), actor, [stale, claimed].map(toRef)))).toEqual([
        "post_changed",
        "post_not_in_state",
      ]);
    expect(await read(claimed.id)).toEqual(claimed);
  });

  test("of two bulk changes at the same time each post takes one", async () => {
    const { actor, plan } = await make();
    const posts = [await plan("2027-04-01T09:00"), await plan("2027-04-02T09:00")];
    const refs = posts.map(toRef);
    const both = await Promise.all([
      movePosts(deps(), actor, { refs, days: 1, direction: "later" }),
      deletePosts(deps(), actor, refs.toReversed()),
    ]);
    for (const { id } of posts) {
      const kinds = both.map((outcomes) => outcomes.find((one) => one.id === id)!.kind);
      expect(kinds.toSorted()).toEqual(["done", "refused"]);
    }
  });
});

test("posts become drafts, are deleted and are restored together, each as it was", async () => {
  const { actor, add } = await make();
  const [scheduled, failed] = [await add({ status: "scheduled" }), await add({ status: "failed" })];
  const gone = await deletePosts(deps(), actor, [scheduled, failed].map(toRef));
  expect(codes(gone)).toEqual(["done", "done"]);
  expect(await read(scheduled.id)).toMatchObject({ status: "cancelled", version: scheduled.version + 1 });
  expect(codes(await restorePosts(deps(), actor, [scheduled.id, failed.id]))).toEqual(["done", "done"]);
  const [back, failedBack] = [await read(scheduled.id), await read(failed.id)];
  expect([back.status, failedBack.status]).toEqual(["scheduled", "failed"]);
  const drafts = await unschedulePosts(deps(), actor, [back, failedBack].map(toRef));
  expect(drafts).toMatchObject([
    { before: { status: "scheduled", slot: { wall: scheduled.scheduledWall, zone: ZONE } } },
    { before: { status: "failed" } },
  ]);
  expect([(await read(back.id)).status, (await read(failed.id)).status]).toEqual(["draft", "draft"]);
});

test("drafts take the next free slots in the order in which they are chosen", async () => {
  const { actor, add } = await make();
  const [first, second, third] = [await add(), await add(), await add({ status: "scheduled" })];
  const outcomes = await addManyToQueue(deps(), actor, [second, third, first].map(toRef));
  expect(codes(outcomes)).toEqual(["done", "post_not_in_state", "done"]);
  expect((await read(second.id)).scheduledWall).toBe("2027-03-30T09:00");
  expect((await read(first.id)).scheduledWall).toBe("2027-04-01T09:00");
});

test("failed posts are tried again now, and no other post goes out by that", async () => {
  const { actor, add } = await make();
  const [failed, draft] = [await add({ status: "failed" }), await add()];
  expect(codes(await retryPosts(deps(), actor, [failed, draft].map(toRef)))).toEqual([
    "done",
    "post_not_in_state",
  ]);
  expect(await read(failed.id)).toMatchObject({ status: "scheduled", scheduledAt: new Date(NOW) });
  expect(await read(draft.id)).toEqual(draft);
});

test("without a connection no post is tried again", async () => {
  const { actor, add } = await make({ linkedinStatus: "invalid" });
  const failed = await add({ status: "failed" });
  expect(codes(await retryPosts(deps(), actor, [toRef(failed)]))).toEqual(["connection_inactive"]);
});

test("a list of posts names each once, up to a hundred of them, and a move goes somewhere", () => {
  const refs = Array.from({ length: 101 }, () => ({ id: randomUUID(), version: 1 }));
  expect(bulkRefs.safeParse(refs).success).toBe(false);
  expect(bulkRefs.safeParse(refs.slice(1)).success).toBe(true);
  expect(bulkRefs.safeParse([refs[0], refs[0]]).success).toBe(false);
  expect(bulkRefs.safeParse([]).success).toBe(false);
  for (const days of [0, 1.5, 367, -1])
    expect(moveInput.safeParse({ refs: [refs[0]], days, direction: "later" }).success).toBe(false);
  expect(moveInput.safeParse({ refs: [refs[0]], days: 1, direction: "earlier" }).success).toBe(true);
});

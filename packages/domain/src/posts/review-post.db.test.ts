import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { createPostInput } from "../testing/post-fixtures";
import { deletePost } from "./delete-post";
import { getPost } from "./get-post";
import { listPosts } from "./list-posts";
import { POST_TRANSITIONS } from "./model/post-transitions";
import { publishPostNow } from "./publish-post-now";
import { restorePost } from "./restore-post";
import { schedulePost } from "./schedule-post";
import { unschedulePost } from "./unschedule-post";
import { updatePost } from "./update-post";

const database = useTestDatabase();
const NOW = new Date("2027-04-01T00:00:00Z");
const MAY = { wall: "2027-05-03T09:00", zone: "Europe/Berlin" };
const ORIGINS = ["outline", "assisted", "generated"] as const;

const deps = () =>
  fakeDeps(database.db, { clock: { now: () => NOW.getTime(), sleep: () => Promise.resolve() } });
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });
async function make(overrides: Parameters<typeof createPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { aiOrigin: "generated", ...overrides });
  return { actor: toActor(user), post, ref: { id: post.id, version: post.version } };
}
type Made = Awaited<ReturnType<typeof make>>;

/** Every use case that schedules a post; a move in the calendar uses the first. */
const SCHEDULERS = {
  schedule: ({ actor, ref }: Made, reviewed?: boolean) => schedulePost(deps(), actor, ref, MAY, reviewed),
  "publish now": ({ actor, ref }: Made, reviewed?: boolean) => publishPostNow(deps(), actor, ref, reviewed),
};

describe.each(Object.keys(SCHEDULERS) as (keyof typeof SCHEDULERS)[])("%s", (name) => {
  const schedule = SCHEDULERS[name];

  test.each(
    ORIGINS.flatMap((aiOrigin) => POST_TRANSITIONS.schedule.from.map((status) => ({ aiOrigin, status }))),
  )(
    "guard reviewed: a $status text ($aiOrigin) without a review is refused, and nothing changes",
    async (overrides) => {
      const made = await make(overrides);
      for (const reviewed of [undefined, false])
        await expect(schedule(made, reviewed)).rejects.toMatchObject({ code: "post_not_reviewed", data: {} });
      expect(await read(made.ref.id)).toEqual(made.post);
    },
  );

  test.each(ORIGINS)("a reviewed text (%s) is scheduled, with the time of the review", async (aiOrigin) => {
    const made = await make({ aiOrigin });
    expect(await schedule(made, true)).toMatchObject({ status: "scheduled", aiOrigin, reviewNeeded: false });
    expect((await read(made.ref.id)).reviewedAt).toEqual(NOW);
  });

  test.each([undefined, true])("one review is enough, and its time stays (%s)", async (reviewed) => {
    const reviewedAt = new Date("2027-03-01T00:00:00Z");
    const made = await make({ reviewedAt });
    await schedule(made, reviewed);
    expect(await read(made.ref.id)).toMatchObject({ status: "scheduled", reviewedAt });
  });

  test("a text written by hand needs no review, and none is stored", async () => {
    const [without, withIt] = [await make({ aiOrigin: "none" }), await make({ aiOrigin: "none" })];
    await schedule(without);
    await schedule(withIt, true);
    for (const { ref } of [without, withIt])
      expect(await read(ref.id)).toMatchObject({ status: "scheduled", reviewedAt: null });
  });

  test("refusals of the transition come before the missing review", async () => {
    const made = await make();
    const stranger = toActor(await createUser(database.db));
    const seen = (change: Partial<Made>) => schedule({ ...made, ...change });
    await expect(seen({ actor: stranger })).rejects.toMatchObject({ code: "post_not_found" });
    await expect(seen({ ref: { ...made.ref, version: 2 } })).rejects.toMatchObject({ code: "post_changed" });
    await expect(schedule(await make({ status: "published" }))).rejects.toMatchObject({
      code: "post_not_in_state",
    });
    await expect(schedule(await make({ content: " " }))).rejects.toMatchObject({ code: "post_empty" });
  });
});

describe("a reviewed post stays reviewed", () => {
  const reviewedAt = new Date("2027-03-01T00:00:00Z");

  test("a reviewed post stays reviewed when it is edited, moved, made a draft and scheduled again", async () => {
    const made = await make({ status: "scheduled", reviewedAt });
    const { actor } = made;
    const edited = await updatePost(database, actor, made.ref, createPostInput({ content: "Mine" }));
    const moved = await schedulePost(deps(), actor, edited, MAY);
    const draft = await unschedulePost(database, actor, moved);
    await schedulePost(deps(), actor, draft, MAY);
    expect(await read(made.ref.id)).toMatchObject({ status: "scheduled", reviewedAt });
  });

  test("a reviewed post stays reviewed when it is deleted and restored onto the schedule", async () => {
    const { actor, ref } = await make({ status: "scheduled", reviewedAt });
    await deletePost(database, actor, ref);
    const restored = await restorePost(fakeDeps(database.db), actor, ref.id);
    expect(restored).toMatchObject({ status: "scheduled", reviewNeeded: false });
    expect(await read(ref.id)).toMatchObject({ reviewedAt });
  });
});

test("deleting and restoring does not schedule a text without a review", async () => {
  for (const status of ["draft", "failed", "cancelled"] as const) {
    const { actor, ref } = await make({ status });
    await deletePost(database, actor, ref);
    expect(await restorePost(fakeDeps(database.db), actor, ref.id)).toMatchObject({
      status,
      reviewNeeded: true,
    });
  }
});

describe("an edit of a model's text", () => {
  test("an edit of a model's text makes it assisted in the same change", async () => {
    const { actor, post, ref } = await make();
    const same = { content: post.content, hashtags: ["neu"] };
    const tagged = await updatePost(database, actor, ref, createPostInput(same));
    expect(tagged).toMatchObject({ aiOrigin: "generated", reviewNeeded: true });
    const edited = await updatePost(
      database,
      actor,
      tagged,
      createPostInput({ content: `${post.content}.` }),
    );
    expect(edited).toMatchObject({ aiOrigin: "assisted", reviewNeeded: true, version: 3 });
  });

  test.each(["none", "outline", "assisted"] as const)(
    "a text of origin %s keeps its origin",
    async (aiOrigin) => {
      const { actor, ref } = await make({ aiOrigin });
      const edited = await updatePost(database, actor, ref, createPostInput({ content: "Mine" }));
      expect(edited).toMatchObject({ aiOrigin });
    },
  );

  test("a refused edit changes nothing", async () => {
    const { actor, post, ref } = await make({ status: "scheduled", reviewedAt: NOW });
    const input = createPostInput({ content: "Mine" });
    const empty = updatePost(database, actor, ref, createPostInput({ content: "" }));
    await expect(empty).rejects.toMatchObject({ code: "post_empty" });
    const other = updatePost(database, toActor(await createUser(database.db)), ref, input);
    await expect(other).rejects.toMatchObject({ code: "post_not_found" });
    const old = updatePost(database, actor, { ...ref, version: 2 }, input);
    await expect(old).rejects.toMatchObject({ code: "post_changed" });
    expect(await read(ref.id)).toEqual(post);
  });
});

test("a post shows who wrote its text, whether it is reviewed, and its sources", async () => {
  const sources = [{ title: "A page", url: "https://example.com/a" }];
  const { actor, ref } = await make({ aiOrigin: "assisted", sources });
  const seen = { aiOrigin: "assisted", reviewNeeded: true };
  expect(await getPost(database, actor, ref.id)).toMatchObject({ ...seen, sources });
  expect((await listPosts(deps(), actor, { limit: 10 })).posts).toMatchObject([seen]);
});

import type { Db } from "@takt/db/client";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { beforeStatement } from "../../testing/before-statement";
import { fakeDeps } from "../../testing/fake-deps";
import { duePost, createPostInput, readyMedia } from "../../testing/post-fixtures";
import { unschedulePost } from "../unschedule-post";
import { updatePost } from "../update-post";
import { publishBatch } from "./publish-batch";

// A batch reads the posts of a member at once, and sends one after another.

const database = useTestDatabase();
const READ = "json_agg";
const getTexts = (sent: readonly { body: string }[]) =>
  sent.map(({ body }) => (JSON.parse(body) as { text: string }).text);

/** Counts the statements that read posts to send them. */
function countingReads(db: Db) {
  const counted = { reads: 0, db };
  counted.db = new Proxy(db, {
    get(target, key) {
      if (key !== "$queryRaw") return Reflect.get(target, key) as unknown;
      return (strings: TemplateStringsArray, ...values: unknown[]) => {
        if (strings.join("").includes(READ)) counted.reads += 1;
        return target.$queryRaw(strings, ...values);
      };
    },
  });
  return counted;
}

/** Creates three due posts of one member, the last ones as the overrides say. */
async function threeDue() {
  const first = await duePost(database.db, { content: "1" });
  const { user } = first;
  const second = await duePost(database.db, { content: "2" }, user);
  const third = await duePost(database.db, { content: "3" }, user);
  return { user, posts: [first.post, second.post, third.post] as const };
}

/** Publishes them in one batch, while `happen` happens just after the batch was read. */
async function publishWhile(ids: string[], happen: () => Promise<unknown>) {
  const deps = fakeDeps(database.db);
  deps.db = beforeStatement(database.db, "into linkedin_calls", happen);
  await publishBatch(deps, ids);
  return deps;
}

test("texts of a member are read once for the whole batch", async () => {
  const { posts } = await threeDue();
  const counted = countingReads(database.db);
  const deps = { ...fakeDeps(database.db), db: counted.db };
  await publishBatch(
    deps,
    posts.map(({ id }) => id),
  );
  expect(getTexts(deps.sent)).toEqual(["1", "2", "3"]);
  expect(counted.reads).toBe(1);
});

test("a post that is edited while others of its member are sent goes out as edited", async () => {
  const { user, posts } = await threeDue();
  const { id, version } = posts[1];
  const { sent } = await publishWhile(
    posts.map((post) => post.id),
    () =>
      updatePost({ db: database.db }, toActor(user), { id, version }, createPostInput({ content: "new" })),
  );
  expect(getTexts(sent)).toEqual(["1", "new", "3"]);
});

test("a post that is unscheduled while others of its member are sent does not go out, and its call is given back", async () => {
  const { user, posts } = await threeDue();
  const { id, version } = posts[2];
  const { sent } = await publishWhile(
    posts.map((post) => post.id),
    () => unschedulePost({ db: database.db }, toActor(user), { id, version }),
  );
  expect(getTexts(sent)).toEqual(["1", "2"]);
  const days = await database.db.linkedinCalls.findMany({ where: { memberSub: user.linkedinProfileId! } });
  expect(days.map(({ calls }) => calls)).toEqual([2]);
});

test("a file that LinkedIn gets again while others of its member are sent goes out with its new URN", async () => {
  const { user, posts } = await threeDue();
  const { sha256 } = await readyMedia(database.db, user, { postId: posts[2].id });
  const urn = "urn:li:image:anew";
  const { sent } = await publishWhile(
    posts.map((post) => post.id),
    () => database.db.mediaUrn.updateMany({ where: { sha256 }, data: { urn } }),
  );
  expect(JSON.parse(sent[2]!.body)).toMatchObject({ content: { images: [{ urn }] } });
});

test("a post that becomes due while others of its member are sent waits no longer than until then", async () => {
  const { user, posts } = await threeDue();
  const dueAt = new Date(Date.now() + 600);
  const { post } = await duePost(database.db, { content: "4", scheduledAt: dueAt }, user);
  const slept: number[] = [];
  const deps = fakeDeps(database.db);
  let passed = 0;
  deps.clock = {
    now: () => Date.now() + passed,
    sleep: async (ms) => {
      slept.push(ms);
      await fakeDeps(database.db).clock.sleep(ms);
    },
  };
  deps.db = beforeStatement(database.db, "into publish_attempts", () => {
    passed = 200;
    return Promise.resolve();
  });
  await publishBatch(deps, [...posts.map(({ id }) => id), post.id]);
  expect(getTexts(deps.sent)).toContain("4");
  expect(Math.max(0, ...slept)).toBeLessThanOrEqual(402);
});

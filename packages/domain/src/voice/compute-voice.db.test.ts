import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { POST_STATUSES } from "../posts/model/post-transitions";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { computeVoice } from "./compute-voice";
import { getVoice } from "./stored-voice";
import { describeVoice } from "./model/describe-voice";
import { measureVoice } from "./model/measure-voice";
import { VOICE_LIMITS } from "./model/voice-limits";
import { updateVoice } from "./update-voice";

const database = useTestDatabase();
const deps = () => fakeDeps(database.db);
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const clock = { now: () => NOW, sleep: () => Promise.resolve() };
const OWN = "Six words are in this one.";
const OTHERS = "This is not mine, and it is very much longer than what I write, is it not? 🚀";

type Overrides = Parameters<typeof createPost>[2];

/** Creates a user with `count` published posts. */
async function make(count: number = VOICE_LIMITS.neededPosts, overrides: Overrides = {}) {
  const user = await createUser(database.db);
  for (let i = 0; i < count; i++) await publish(user, overrides);
  return { user, actor: toActor(user) };
}

function publish(user: { id: string; workspaceId: string }, overrides: Overrides = {}) {
  return createPost(database.db, user, { status: "published", content: OWN, ...overrides });
}

test("the first style sheet is off and has measures, text and post count of the published posts", async () => {
  const { actor } = await make();
  const sheet = await computeVoice({ ...deps(), clock }, actor);
  const measures = measureVoice(Array(3).fill({ content: OWN, hashtags: [] }));
  expect(sheet).toEqual({
    version: 1,
    enabled: false,
    measures,
    words: describeVoice(measures),
    postCount: 3,
    computedAt: new Date(NOW),
  });
  expect(sheet.measures.sentenceWords).toBe(6);
  expect(await getVoice(deps(), actor)).toEqual({ sheet, publishedPosts: 3, neededPosts: 3 });
});

test("getVoice answers null before the first style sheet", async () => {
  const { actor } = await make(1);
  expect(await getVoice(deps(), actor)).toEqual({ sheet: null, publishedPosts: 1, neededPosts: 3 });
});

describe("only the actor's own published posts are measured", () => {
  const foreign: [string, Overrides][] = [
    ...POST_STATUSES.filter((status) => status !== "published").map((status): [string, Overrides] => [
      `a ${status} post`,
      { status },
    ]),
    ["a deleted one", { deletedAt: new Date() }],
    ["one without a text", { content: "" }],
    ["one that a model wrote", { aiOrigin: "generated" }],
    ["one that the outline composer wrote", { aiOrigin: "outline" }],
  ];

  test.each(foreign)("%s is not measured", async (_name, overrides) => {
    const { user, actor } = await make(2);
    await publish(user, { content: OTHERS, ...overrides });
    expect(await getVoice(deps(), actor)).toMatchObject({ publishedPosts: 2 });
    await expect(computeVoice(deps(), actor)).rejects.toMatchObject({
      code: "voice_too_few_posts",
      data: { count: 2, needed: 3 },
    });
    await publish(user);
    expect((await computeVoice(deps(), actor)).measures).toMatchObject({ postWords: 6, emoji: 0 });
  });

  test("posts of another user in any workspace, and of the actor in another's, are not measured", async () => {
    const { user, actor } = await make();
    const other = await createUser(database.db);
    for (let i = 0; i < 4; i++) {
      await publish(other, { content: OTHERS });
      await publish({ id: other.id, workspaceId: user.workspaceId }, { content: OTHERS });
      await publish({ id: user.id, workspaceId: other.workspaceId }, { content: OTHERS });
    }
    expect(await getVoice(deps(), actor)).toMatchObject({ publishedPosts: 3 });
    expect(await computeVoice(deps(), actor)).toMatchObject({
      postCount: 3,
      measures: { postWords: 6, emoji: 0 },
    });
  });

  test("a post that a model wrote and the actor changed is measured", async () => {
    const { user, actor } = await make(2);
    await publish(user, { aiOrigin: "assisted" });
    expect((await computeVoice(deps(), actor)).postCount).toBe(3);
  });

  test("the newest fifty posts are measured", async () => {
    const { user, actor } = await make(0);
    const old = new Date(Date.now() - 864e5);
    for (let i = 0; i < 55; i++) await publish(user, { content: OTHERS, publishedAt: old });
    for (let i = 0; i < VOICE_LIMITS.posts; i++) await publish(user);
    const sheet = await computeVoice(deps(), actor);
    expect(sheet).toMatchObject({ postCount: 50, measures: { postWords: 6, emoji: 0 } });
    // Of posts to compute it from, nobody counts more than are needed.
    expect(await getVoice(deps(), actor)).toMatchObject({ publishedPosts: VOICE_LIMITS.neededPosts });
  });
});

test("computing again replaces measures and text, also edited text, stays on, and increments the version", async () => {
  const { user, actor } = await make();
  await computeVoice(deps(), actor);
  await updateVoice(deps(), actor, { version: 1, enabled: true, words: { en: "Mine", de: "Meins" } });
  await publish(user, { content: "One 🎉🎉🎉🎉" });
  const sheet = await computeVoice(deps(), actor);
  expect(sheet).toMatchObject({ version: 3, enabled: true, postCount: 4, measures: { emoji: 1 } });
  expect(sheet.words).toEqual(describeVoice(sheet.measures));
  expect(await database.db.voiceSheet.count({ where: { userId: user.id } })).toBe(1);
});

test("two concurrent calls create one style sheet", async () => {
  const { user, actor } = await make();
  await Promise.all([computeVoice(deps(), actor), computeVoice(deps(), actor)]);
  expect(await database.db.voiceSheet.findMany({ where: { userId: user.id } })).toMatchObject([
    { version: 2 },
  ]);
});

test("computing beyond the rate limit is refused", async () => {
  const { actor } = await make();
  for (let i = 0; i < RATE_LIMITS.voice.times; i++) await computeVoice({ ...deps(), clock }, actor);
  const once = computeVoice({ ...deps(), clock }, actor);
  await expect(once).rejects.toMatchObject({ code: "rate_exceeded" });
});

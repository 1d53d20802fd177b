import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { createComposition } from "./create-composition";
import { discardComposition } from "./discard-composition";
import { getComposition } from "./get-composition";
import { getLatestComposition } from "./get-latest-composition";
import { defaultAnswers } from "./model/composition-answers";
import { saveAnswers } from "./save-answers";
import { writeText } from "./write-text";

const database = useTestDatabase();
const DAY = 86_400_000;

async function make() {
  const user = await createUser(database.db);
  return { user, actor: toActor(user), deps: fakeDeps(database.db) };
}

test("answers are saved unchanged, with the quote", async () => {
  const { user, actor, deps } = await make();
  const quote = { quote: "A sentence.", url: null };
  const started = await createCompositionFor(database.db, user, { topic: " Tides \ud83d" }, quote);
  expect(started).toMatchObject({
    version: 1,
    answers: { topic: " Tides " },
    quote,
    postId: null,
    isOpen: true,
    versions: [],
    rewritesLeft: 20,
  });
  expect(await getComposition(deps, actor, started.id)).toEqual(started);
});

test("a create repeated under its id returns the composition as it is by now", async () => {
  const { actor, deps } = await make();
  const input = { id: v7(), answers: { ...defaultAnswers("en"), topic: "Tides" }, quote: null };
  const first = await createComposition(deps, actor, input);
  const ref = { id: first.id, version: first.version };
  await saveAnswers(deps, actor, ref, { ...first.answers, topic: "Ebb" });
  expect(await createComposition(deps, actor, input)).toMatchObject({
    version: 2,
    answers: { topic: "Ebb" },
  });
  expect(await database.db.composition.count({ where: { id: input.id } })).toBe(1);
});

test("an id that is somebody else's is refused like a missing composition, and changes nothing", async () => {
  const { user, deps } = await make();
  const { id } = await createCompositionFor(database.db, user);
  const stranger = toActor(await createUser(database.db));
  const input = { id, answers: { ...defaultAnswers("en"), topic: "Mine" }, quote: null };
  for (const actor of [stranger, { ...toActor(user), workspaceId: stranger.workspaceId }])
    await expect(createComposition(deps, actor, input)).rejects.toMatchObject({
      code: "composition_not_found",
    });
  expect(await getComposition(deps, toActor(user), id)).toMatchObject({
    version: 1,
    answers: { topic: "Tides" },
  });
});

test("answers are saved in the version the user saw", async () => {
  const { user, actor, deps } = await make();
  const { id, version, answers } = await createCompositionFor(database.db, user);
  const next = await saveAnswers(deps, actor, { id, version }, { ...answers, topic: "Winds" });
  expect(next).toEqual({ id, version: 2 });
  await expect(saveAnswers(deps, actor, { id, version }, answers)).rejects.toMatchObject({
    code: "composition_changed",
  });
  expect(await getComposition(deps, actor, id)).toMatchObject({ version: 2, answers: { topic: "Winds" } });
});

test("another user's composition answers like a missing one", async () => {
  const { user, deps } = await make();
  const { actor: other } = await make();
  const { id, answers } = await createCompositionFor(database.db, user);
  const missing = { code: "composition_not_found" };
  await expect(getComposition(deps, other, id)).rejects.toMatchObject(missing);
  await expect(saveAnswers(deps, other, { id, version: 1 }, answers)).rejects.toMatchObject(missing);
  await expect(discardComposition(deps, other, id)).rejects.toMatchObject(missing);
  expect(await database.db.composition.count({ where: { id } })).toBe(1);
});

test("discarding deletes the composition and its versions, and refunds nothing", async () => {
  const { user, actor, deps } = await make();
  const { id } = await createCompositionFor(database.db, user);
  await collectEvents(await writeText(deps, actor, { id }));
  await discardComposition(deps, actor, id);
  expect(await database.db.textVersion.count({ where: { compositionId: id } })).toBe(0);
  expect(await database.db.generation.findMany({ where: { userId: user.id } })).toMatchObject([
    { state: "spent", units: 1, compositionId: null },
  ]);
});

test("a composition that has become a post stays as the post's provenance", async () => {
  const { user, actor, deps } = await make();
  const { id } = await createCompositionFor(database.db, user);
  const post = await createPost(database.db, user);
  await database.db.composition.update({ where: { id }, data: { postId: post.id } });
  await discardComposition(deps, actor, id);
  expect(await getComposition(deps, actor, id)).toMatchObject({ postId: post.id });
  await database.db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
  expect(await getComposition(deps, actor, id)).toMatchObject({ postId: null });
});

test("the composition to continue is the newest recent one with a topic or a text, and without a post", async () => {
  const { user, actor, deps } = await make();
  const latest = async () => (await getLatestComposition(deps, actor))?.topic ?? null;
  const aged = async (topic: string, days: number) => {
    const { id } = await createCompositionFor(database.db, user, { topic });
    const updatedAt = new Date(Date.now() - days * DAY);
    await database.db.composition.update({ where: { id }, data: { updatedAt } });
    return id;
  };
  const { user: stranger } = await make();
  await createCompositionFor(database.db, stranger, { topic: "Another's" });
  expect(await latest()).toBeNull();
  await aged("too old", 31);
  await aged("", 0);
  expect(await latest()).toBeNull();
  await aged("29 days", 29);
  expect(await latest()).toBe("29 days");
  const posted = await aged("posted", 1);
  const post = await createPost(database.db, user);
  await database.db.composition.update({
    where: { id: posted },
    data: { postId: post.id, updatedAt: new Date() },
  });
  expect(await latest()).toBe("29 days");
  await database.db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
  expect(await latest()).toBe("posted");
});

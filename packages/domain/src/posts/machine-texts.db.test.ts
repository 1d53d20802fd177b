import { createPost as plantPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { createPostInput } from "../testing/post-fixtures";
import { toActor } from "../testing/to-actor";
import { createPost } from "./create-post";
import { schedulePost } from "./schedule-post";
import { updatePost } from "./update-post";

const database = useTestDatabase();
const ID = "0199f000-0000-7000-8000-00000000c0de";
const deps = () => fakeDeps(database.db);
const tomorrow = () => ({ wall: new Date(Date.now() + 864e5).toISOString().slice(0, 16), zone: "UTC" });

async function make(columns: Parameters<typeof plantPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await plantPost(database.db, user, columns);
  return { actor: toActor(user), ref: { id: post.id, version: post.version } };
}

test("a draft of a machine is generated, and is not scheduled before a person has reviewed it", async () => {
  const { actor } = await make();
  const view = await createPost(deps(), actor, { id: ID, ...createPostInput() }, "machine");
  expect(view).toMatchObject({ aiOrigin: "generated", reviewNeeded: true });
  const ref = { id: view.id, version: view.version };
  await expect(schedulePost(deps(), actor, ref, tomorrow())).rejects.toMatchObject({
    code: "post_not_reviewed",
  });
  expect(await schedulePost(deps(), actor, ref, tomorrow(), true)).toMatchObject({ status: "scheduled" });
});

test.each([
  ["none", "assisted"],
  ["outline", "assisted"],
  ["assisted", "assisted"],
  ["generated", "generated"],
] as const)(
  "a text of origin %s that a machine changes is %s and waits for a review again",
  async (before, after) => {
    const { actor, ref } = await make({ aiOrigin: before, reviewedAt: new Date() });
    const view = await updatePost(deps(), actor, ref, createPostInput({ content: "Changed" }), "machine");
    expect(view).toMatchObject({ content: "Changed", aiOrigin: after, reviewNeeded: true });
  },
);

test("a machine changes nothing that is scheduled, and no version but the one that it read", async () => {
  const { actor, ref } = await make({ status: "scheduled" });
  const change = (version: number) =>
    updatePost(deps(), actor, { ...ref, version }, createPostInput({ content: "Changed" }), "machine");
  await expect(change(ref.version)).rejects.toMatchObject({ code: "post_not_in_state" });
  const draft = await make();
  await expect(
    updatePost(deps(), draft.actor, { ...draft.ref, version: 9 }, createPostInput(), "machine"),
  ).rejects.toMatchObject({ code: "post_changed" });
  const rows = await database.db.post.findMany({ where: { id: { in: [ref.id, draft.ref.id] } } });
  expect(rows.map(({ aiOrigin }) => aiOrigin)).toEqual(["none", "none"]);
});

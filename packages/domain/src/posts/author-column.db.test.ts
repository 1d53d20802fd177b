import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { toActor } from "../testing/to-actor";
import { listCalendarPosts } from "./list-calendar-posts";
import { listPosts, listPostsInput } from "./list-posts";

const database = useTestDatabase();
const HOUR_MS = 3_600_000;

/** The authors that the list and the calendar show. */
async function listAuthors(actor: Actor) {
  const deps = fakeDeps(database.db);
  const range = { from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) };
  const [list, calendar] = [
    await listPosts(deps, actor, listPostsInput.parse({})),
    await listCalendarPosts(deps, actor, range),
  ];
  return [list.posts.map(({ author }) => author), calendar.posts.map(({ author }) => author)];
}

test("in a team a post shows under whose name it is, by the name that they want and their picture", async () => {
  const { owner, add, workspace } = await createTeam(database.db);
  const author = await createUser(database.db, {
    name: "Ada Lovelace",
    displayName: "Ada",
    pictureKey: "0123456789",
  });
  await add("viewer", author);
  const scheduled = { status: "scheduled", scheduledAt: new Date() } as const;
  await createPost(database.db, { id: author.id, workspaceId: workspace.id }, scheduled);
  const face = { name: "Ada", image: `/api/picture?member=${author.id}&v=01234567`, isSelf: false };
  expect(await listAuthors(owner)).toEqual([[face], [face]]);
  await database.db.user.update({ where: { id: author.id }, data: { displayName: null, pictureKey: null } });
  const plain = { name: "Ada Lovelace", image: null, isSelf: false };
  expect(await listAuthors(owner)).toEqual([[plain], [plain]]);
  const own = { ...plain, isSelf: true };
  expect(await listAuthors({ ...owner, userId: author.id })).toEqual([[own], [own]]);
});

test("in a personal workspace it does not", async () => {
  const user = await createUser(database.db);
  await createPost(database.db, user, { status: "scheduled", scheduledAt: new Date() });
  expect(await listAuthors(toActor(user))).toEqual([[null], [undefined]]);
});

import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { testRefusals } from "../testing/test-refusals";
import { deletePost } from "./delete-post";
import { DELETABLE } from "./model/post-transitions";

const database = useTestDatabase();

testRefusals(database, DELETABLE, (actor, ref) => deletePost(database, actor, ref));

test.each(DELETABLE)("a %s post is deleted and keeps everything for an undo", async (status) => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status, queuedAt: new Date() });
  await deletePost(database, toActor(user), { id: post.id, version: 1 });
  const {
    updatedAt: _,
    deletedAt,
    ...row
  } = await database.db.post.findUniqueOrThrow({
    where: { id: post.id },
  });
  const { updatedAt: __, ...before } = post;
  expect(deletedAt).toBeInstanceOf(Date);
  expect(row).toEqual({
    ...before,
    deletedAt: undefined,
    // A scheduled post is cancelled in the same statement, so that nothing can send it.
    status: status === "scheduled" ? "cancelled" : status,
    deletedStatus: status,
    queuedAt: null,
    version: 2,
  });
});

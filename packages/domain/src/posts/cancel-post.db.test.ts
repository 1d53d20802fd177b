import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { actorOf } from "../testing/actor-of";
import { testRefusals } from "../testing/test-refusals";
import { cancelPost } from "./cancel-post";
import { POST_TRANSITIONS } from "./model/post-transitions";

const database = useTestDatabase();

testRefusals(database, POST_TRANSITIONS.cancel.from, (actor, ref) => cancelPost(database, actor, ref));

test("a scheduled post is cancelled, and keeps its text and its old time", async () => {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status: "scheduled", queuedAt: new Date() });
  const view = await cancelPost(database, actorOf(user), { id: post.id, version: 1 });
  const { content, scheduledAt, scheduledZone, scheduledWall } = post;
  expect(view).toMatchObject({
    status: "cancelled",
    version: 2,
    content,
    scheduledAt,
    scheduledZone,
    scheduledWall,
  });
  expect(await database.db.post.findUnique({ where: { id: post.id } })).toMatchObject({ queuedAt: null });
});

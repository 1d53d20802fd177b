import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { testRefusals } from "../testing/test-refusals";
import { POST_TRANSITIONS } from "./model/post-transitions";
import { unschedulePost, cancelPost } from "./unschedule-post";

const database = useTestDatabase();

describe("unschedule", () => {
  testRefusals(database, POST_TRANSITIONS.unschedule.from, (actor, ref) =>
    unschedulePost(database, actor, ref),
  );

  test.each(POST_TRANSITIONS.unschedule.from)(
    "a %s post is a draft again, without time and history",
    async (status) => {
      const user = await createUser(database.db);
      const post = await createPost(database.db, user, {
        status,
        queuedAt: new Date(),
        attemptId: randomUUID(),
        attemptedAt: new Date(),
        reason: "refused",
        reasonDetail: "words",
      });
      const view = await unschedulePost(database, toActor(user), { id: post.id, version: 1 });
      expect(view).toMatchObject({ status: "draft", version: 2, content: post.content });
      const row = await database.db.post.findUniqueOrThrow({ where: { id: post.id } });
      expect(row).toMatchObject(
        Object.fromEntries(
          ["scheduledAt", "scheduledZone", "scheduledWall", "dueAt", "expiresAt", "queuedAt"]
            .concat("attemptId", "attemptedAt", "reason", "reasonDetail")
            .map((name) => [name, null]),
        ),
      );
    },
  );
});

describe("cancel", () => {
  testRefusals(database, POST_TRANSITIONS.cancel.from, (actor, ref) => cancelPost(database, actor, ref));

  test("a scheduled post is cancelled, and keeps its text and its old time", async () => {
    const user = await createUser(database.db);
    const post = await createPost(database.db, user, { status: "scheduled", queuedAt: new Date() });
    const view = await cancelPost(database, toActor(user), { id: post.id, version: 1 });
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
});

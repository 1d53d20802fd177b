import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { duePost } from "../testing/post-fixtures";
import { fakeDeps } from "../testing/fake-deps";
import { listAttempts } from "./list-attempts";
import { publishBatch } from "./publishing/publish-batch";

const database = useTestDatabase();

test("each create call is listed, the latest first, with LinkedIn's message", async () => {
  const { user, post } = await duePost(database.db);
  const requestId = "abc";
  const refuse = () =>
    ({ kind: "refused", reason: "refused", status: 422, requestId, message: "no" }) as const;
  await publishBatch(fakeDeps(database.db, { create: refuse }), [post.id]);
  const { attempts } = await database.db.post.findUniqueOrThrow({
    where: { id: post.id },
    include: { attempts: true },
  });
  const earlier = { ...attempts[0]!, id: randomUUID(), sentAt: new Date(0), outcome: null, answeredAt: null };
  await database.db.publishAttempt.create({ data: earlier });
  expect(await listAttempts(database, toActor(user), post.id)).toEqual([
    {
      id: attempts[0]!.id,
      kind: "create",
      sentAt: attempts[0]!.sentAt,
      answeredAt: expect.any(Date) as Date,
      outcome: "refused",
      httpStatus: 422,
      linkedinRequestId: "abc",
      linkedinMessage: "no",
      via: null,
      linkedinUrl: null,
      deniedAt: null,
    },
    expect.objectContaining({ id: earlier.id, outcome: null }),
  ]);
});

test("a post that was never sent has no attempts", async () => {
  const user = await createUser(database.db);
  expect(await listAttempts(database, toActor(user), (await createPost(database.db, user)).id)).toEqual([]);
});

test("a post of another user is refused like a missing one, as post_not_found", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const post = await createPost(database.db, user);
  for (const [actor, id] of [
    [toActor(other), post.id],
    [toActor(user), randomUUID()],
  ] as const)
    await expect(listAttempts(database, actor, id)).rejects.toMatchObject({ code: "post_not_found" });
});
